/** @jest-environment node */
import { forTests, startTestSandbox } from '../testing/test-sandbox';
import type { Visitor } from '../testing/visitor';

const sandbox = forTests(startTestSandbox);

const KEY = expect.stringMatching(/^[\dA-F-]{40,}$/);
const trialOf = async (visitor: Visitor, product: string, isCreate?: boolean): Promise<unknown> =>
  (await visitor.account('trialproduct', { product, ...(isCreate !== undefined && { isCreate }) })).json();

test.each([
  ['none yet', 'evaluator@acme.example', 'evaluate', 'visualize', '', ''],
  ['running', 'evaluator@acme.example', 'evaluate', 'communicator', KEY, '2026-04-21T12:00:00.000Z'],
  ['expired', 'expired@acme.example', 'expired', 'communicator', KEY, '2026-03-05T12:00:00.000Z'],
  ['with blank expiry', 'evaluator@acme.example', 'evaluate', 'publish', KEY, ''],
])('a trial that is %s', async (_, email, password, product, license_key, trial) => {
  const visitor = await sandbox.signedIn(email, password);
  expect(await trialOf(visitor, product)).toEqual({ product, license_key, trial });
});

// CALL-10.
test('asking does not start a trial', async () => {
  const visitor = await sandbox.signedIn('new@start.example', 'welcome');
  await trialOf(visitor, 'exchange', false);
  expect(await trialOf(visitor, 'exchange')).toMatchObject({ license_key: '' });
});

test('a started trial lasts 60 days, covers its products and is an active evaluation', async () => {
  const visitor = await sandbox.signedIn('new@start.example', 'welcome');
  const started = await trialOf(visitor, 'visualize', true);
  expect(started).toEqual({ product: 'visualize', license_key: KEY, trial: '2026-05-09T12:00:00.000Z' });
  for (const product of ['visualize', '3df', 'hps']) {
    expect(await visitor.json(`/services/account/getuserlicense?product=${product}`)).toHaveLength(1);
  }
  const answer = await visitor.account('licensed_products', { company_email: 'new@start.example' });
  expect(await answer.json()).toMatchObject({
    deals: [{ evaluation_end_date: '2026-05-09', ts3d_product_s__for_this_opportunity: 'HOOPS Visualize' }],
  });
});

test('a trial of a product whose evaluation has ended is an active evaluation', async () => {
  const evaluator = 'evaluator@acme.example';
  const visitor = await sandbox.signedIn(evaluator, 'evaluate');
  await trialOf(visitor, 'visualize', true);
  const answer = await visitor.account('licensed_products', { company_email: evaluator });
  const { deals } = (await answer.json()) as { readonly deals: readonly Record<string, string>[] };
  const ends = deals
    .filter((deal) => deal.ts3d_product_s__for_this_opportunity === 'HOOPS Visualize')
    .map((deal) => deal.evaluation_end_date);
  expect(ends).toEqual(['2026-02-08', '2026-05-09']);
});

test.each(['unheard-of', 'constructor', 'toString', '__proto__'])(
  'a trial of %s, which the catalog does not have, is one',
  async (product) => {
    const visitor = await sandbox.signedIn('new@start.example', 'welcome');
    expect(await trialOf(visitor, product, true)).toMatchObject({ product, license_key: KEY });
  },
);

test('a second start changes nothing', async () => {
  const visitor = await sandbox.signedIn('new@start.example', 'welcome');
  const first = await trialOf(visitor, 'hwp', true);
  sandbox.advance(3_600_000);
  expect(await trialOf(visitor, 'hwp', true)).toEqual(first);
});

test('an expired trial cannot be started again', async () => {
  const visitor = await sandbox.signedIn('expired@acme.example', 'expired');
  expect(await trialOf(visitor, 'exchange', true)).toMatchObject({
    trial: expect.stringMatching(/^2026-01/),
  });
});

test.each([
  ['product', { product: 7 }],
  ['product', {}],
  ['product', { product: { toString: 1 } }],
  ['isCreate', { product: 'hwp', isCreate: 'yes' }],
])('a wrong %s is refused', async (field, body) => {
  const visitor = await sandbox.signedIn('new@start.example', 'welcome');
  const answer = await visitor.account('trialproduct', body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ problems: [{ path: `body.${field}` }] });
});
