/** @jest-environment node */
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const send = (type: string, payload: unknown) =>
  fetch(`${sandbox.origin}/services/errors/api/1/envelope/`, {
    method: 'POST',
    body: [{}, { type }, payload].map((line) => JSON.stringify(line)).join('\n'),
  });

const metric = (name: string, value: number, part: string) => ({
  name,
  value,
  type: 'distribution',
  attributes: { part: { value: part, type: 'string' } },
});

async function query(parameters: string, authorization = 'Bearer any'): Promise<readonly [number, unknown]> {
  const url = `${sandbox.origin}/services/errors/api/0/organizations/portal/events/?${parameters}`;
  const response = await fetch(url, { headers: { authorization } });
  return [response.status, await response.json()];
}

const P75 = 'p75(value,portal.lcp,distribution,millisecond)';

test('aggregates measurements by a field', async () => {
  const values = [100, 400, 200, 300].map((value) => metric('portal.lcp', value, 'mfe-cae@1.0.0'));
  await send('trace_metric', { items: [...values, metric('portal.lcp', 900, 'mfe-cae@1.1.0')] });
  await send('trace_metric', { items: [metric('portal.inp', 5, 'mfe-cae@1.0.0')] });
  const count = 'count(value,portal.lcp,distribution,millisecond)';
  const [status, body] = await query(`dataset=tracemetrics&field=part&field=${P75}&field=${count}`);
  expect([status, body]).toMatchObject([
    200,
    {
      data: [
        { part: 'mfe-cae@1.0.0', [P75]: 300, [count]: 4 },
        { part: 'mfe-cae@1.1.0', [P75]: 900, [count]: 1 },
      ],
    },
  ]);
});

test('counts errors by release', async () => {
  for (const release of ['a@1', 'a@1', 'a@2']) await send('event', { release });
  expect(await query('dataset=errors&field=release&field=count()')).toMatchObject([
    200,
    {
      data: [
        { release: 'a@1', 'count()': 2 },
        { release: 'a@2', 'count()': 1 },
      ],
    },
  ]);
});

test.each([
  ['without a token', `dataset=tracemetrics&field=part&field=${P75}`, '', 401],
  ['without an aggregate', 'dataset=errors&field=release', 'Bearer any', 400],
  ['of another dataset', 'dataset=spans&field=release&field=count()', 'Bearer any', 400],
])('a query %s is refused', async (_, parameters, authorization, status) => {
  expect((await query(parameters, authorization))[0]).toBe(status);
});
