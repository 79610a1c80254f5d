/** @jest-environment node */
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

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
