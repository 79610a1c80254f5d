/** @jest-environment node */
import { forTests, startTestSandbox } from '../testing/test-sandbox';
import type { Visitor } from '../testing/visitor';

const sandbox = forTests(startTestSandbox);

const isLicensed = async (visitor: Visitor, query: string) => {
  const list = await visitor.json(`/services/account/getuserlicense?${query}`);
  return Array.isArray(list) && list.length > 0;
};

test.each([
  ['partner@fabrikam.example', 'partner', 'product=realdwg', true],
  ['partner@fabrikam.example', 'partner', 'product=siemens-parasolid', true],
  ['partner@fabrikam.example', 'partner', 'product=cee_sam', true],
  ['partner@fabrikam.example', 'partner', 'product=luminate', false],
  ['partner@fabrikam.example', 'partner', 'product=autocad_oem&version=2024&language=French', true],
  ['unlicensed@globex.example', 'unlicensed', 'product=realdwg', false],
  ['unlicensed@globex.example', 'unlicensed', 'product=cee_env_desktop', true],
  ['both@initech.example', 'both', 'product=cee_sam', false],
  ['both@initech.example', 'both', 'product=cee_sam_eval', true],
  ['evaluator@acme.example', 'evaluate', 'product=communicator', true],
  ['expired@acme.example', 'expired', 'product=communicator', false],
  ['new@start.example', 'welcome', 'product=communicator', false],
  ['new@start.example', 'welcome', 'product=unheard-of', false],
  ['oem@globex.example', 'oem', 'product=autocad_oem&version=2026&language=English', true],
  ['oem@globex.example', 'oem', 'product=autocad_oem&version=2025&language=English', false],
  ['oem@globex.example', 'oem', 'product=autocad_oem&version=2026&language=French', false],
  ['oem@globex.example', 'oem', 'product=autocad_oem', true],
])('%s (%s) asking for %s: %s', async (email, password, query, expected) => {
  expect(await isLicensed(await sandbox.signedIn(email, password), query)).toBe(expected);
});

// CALL-6.
test('a license names the versions and languages that it is limited to', async () => {
  const oem = await sandbox.signedIn('oem@globex.example', 'oem');
  expect(await oem.json('/services/account/getuserlicense?product=autocad_oem')).toEqual([
    expect.objectContaining({ versions: ['2026'], languages: ['English'] }),
  ]);
  const partner = await sandbox.signedIn('partner@fabrikam.example', 'partner');
  const [license] = (await partner.json('/services/account/getuserlicense?product=autocad_oem')) as object[];
  expect(Object.keys(license ?? {})).toEqual(['key', 'expires', 'products', 'headers']);
});

test.each(['', 'product=', 'product=a/b', 'product=realdwg&version='])(
  'the check ?%s is refused',
  async (query) => {
    const visitor = await sandbox.signedIn('new@start.example', 'welcome');
    const answer = await visitor.send(`/services/account/getuserlicense?${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      error: 'invalid-input',
      message: expect.stringContaining('query.'),
    });
  },
);

// CALL-8, CONTENT-14.
test('all licenses are listed with key, expiry, products and header files', async () => {
  const visitor = await sandbox.signedIn('partner@fabrikam.example', 'partner');
  const list: unknown = await (await visitor.account('getalllicenses', {})).json();
  expect(list).toHaveLength(11);
  expect(list).toContainEqual({
    key: expect.stringMatching(/^([0-9A-F]{5}-){7}[0-9A-F]{5}$/),
    expires: 'Never',
    products: ['RealDWG'],
    headers: expect.arrayContaining([
      { filename: 'hoops_license.h', contents: expect.stringContaining('#define'), type: 'text/x-c' },
    ]),
  });
  expect(list).toContainEqual(expect.objectContaining({ expires: '2026-10-06', products: ['Polygonica'] }));
});

test('an ended license is still listed', async () => {
  const visitor = await sandbox.signedIn('expired@acme.example', 'expired');
  const list: unknown = await (await visitor.account('getalllicenses', {})).json();
  expect(list).toEqual([expect.objectContaining({ expires: '2026-03-05' })]);
});

// CALL-9.
test("staff may see another user's licenses", async () => {
  const staff = await sandbox.signedIn('staff@vendor.example', 'staff');
  const answer = await staff.account('getlicensebyemail', { email: 'Partner@Fabrikam.example' });
  expect(await answer.json()).toHaveLength(11);
  const nobody = await staff.account('getlicensebyemail', { email: 'nobody@nowhere.example' });
  expect(await nobody.json()).toEqual([]);
});

test("other users may not see another user's licenses", async () => {
  const partner = await sandbox.signedIn('partner@fabrikam.example', 'partner');
  const answer = await partner.account('getlicensebyemail', { email: 'staff@vendor.example' });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ error: 'forbidden' });
});

const REQUEST = {
  company_email: 'new@start.example',
  product: 'realdwg',
  license_type: 'evaluation',
  expiration_date: '2026-05-09',
};

// CALL-7.
test('a license can be requested', async () => {
  const visitor = await sandbox.signedIn('new@start.example', 'welcome');
  expect((await visitor.account('getproductlicense', REQUEST)).status).toBe(200);
});

test.each([
  ['company_email', { company_email: 'nobody' }],
  ['product', { product: '' }],
  ['license_type', { license_type: ' ' }],
  ['expiration_date', { expiration_date: 'soon' }],
])('a license request with a wrong %s is refused', async (field, wrong) => {
  const visitor = await sandbox.signedIn('new@start.example', 'welcome');
  const answer = await visitor.account('getproductlicense', { ...REQUEST, ...wrong });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ problems: [{ path: `body.${field}` }] });
});

test.each([
  ['getalllicenses', {}],
  ['getlicensebyemail', { email: 'a@b.example' }],
  ['getproductlicense', REQUEST],
  ['trialproduct', { product: 'communicator' }],
  ['licensed_products', { company_email: 'a@b.example' }],
  ['getpackageinstaller', { bucket_name: 'portal-downloads', object_key: 'x' }],
])('%s needs a session', async (call, body) => {
  const visitor = sandbox.visitor();
  await visitor.send('/services/account/session');
  const answer = await visitor.account(call, body);
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ error: 'signed-out' });
});

test.each(['getuserlicense?product=realdwg', 'getuserhubspotdata'])(
  'GET %s needs a session',
  async (call) => {
    expect((await sandbox.visitor().send(`/services/account/${call}`)).status).toBe(401);
  },
);

async function productsOf(email: string, password: string): Promise<unknown> {
  const visitor = await sandbox.signedIn(email, password);
  return (await visitor.account('licensed_products', { company_email: email })).json();
}

test('a new user has nothing', async () => {
  expect(await productsOf('new@start.example', 'welcome')).toEqual({ products: [], deals: [] });
});

// CALL-11.
test('a partner has products as a text with semicolons', async () => {
  expect(await productsOf('partner@fabrikam.example', 'partner')).toEqual({
    products: [
      {
        company_name: 'Fabrikam Manufacturing',
        products_licensed: expect.stringMatching(/^RealDWG;Parasolid;/),
      },
    ],
    deals: [],
  });
});

test('an evaluator has deals with ends relative to today, managed and not', async () => {
  const { deals } = (await productsOf('evaluator@acme.example', 'evaluate')) as { deals: unknown[] };
  expect(deals).toContainEqual({
    company: 'Acme Robotics',
    evaluation_end_date: '2026-04-21',
    ts3d_product_s__for_this_opportunity: 'HOOPS Communicator;HOOPS Exchange',
    source: 'portal',
  });
  expect(deals).toContainEqual(
    expect.objectContaining({ evaluation_end_date: '2026-03-10', source: 'manage' }),
  );
  expect(deals).toContainEqual(expect.objectContaining({ evaluation_end_date: '2026-02-08' }));
});

test('one account has both, its products as a list', async () => {
  expect(await productsOf('both@initech.example', 'both')).toMatchObject({
    products: [{ products_licensed: expect.arrayContaining(['HOOPS Exchange']) }],
    deals: [{ source: 'portal' }, { source: 'manage' }],
  });
});

test("another company's products are not shown", async () => {
  const visitor = await sandbox.signedIn('new@start.example', 'welcome');
  const answer = await visitor.account('licensed_products', { company_email: 'partner@fabrikam.example' });
  expect(answer.status).toBe(403);
});
