/** @jest-environment node */
import { forTests, startTestSandbox } from '../testing/test-sandbox';

const sandbox = forTests(startTestSandbox);

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

async function query(
  call: string,
  parameters: string,
  authorization = 'Bearer any',
): Promise<readonly [number, unknown]> {
  const url = `${sandbox.origin}/services/errors/api/0/organizations/portal/${call}/?${parameters}`;
  const response = await fetch(url, { headers: { authorization } });
  return [response.status, await response.json()];
}

const P75 = 'p75(value,portal.lcp,distribution,millisecond)';

test('aggregates measurements by a field', async () => {
  const values = [100, 400, 200, 300].map((value) => metric('portal.lcp', value, 'mfe-cae@1.0.0'));
  await send('trace_metric', { items: [...values, metric('portal.lcp', 900, 'mfe-cae@1.1.0')] });
  await send('trace_metric', { items: [metric('portal.inp', 5, 'mfe-cae@1.0.0')] });
  const count = 'count(value,portal.lcp,distribution,millisecond)';
  const [status, body] = await query('events', `dataset=tracemetrics&field=part&field=${P75}&field=${count}`);
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
  expect(await query('events', 'dataset=errors&field=release&field=count()')).toMatchObject([
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
])('a query for events %s is refused', async (_, parameters, authorization, status) => {
  expect((await query('events', parameters, authorization))[0]).toBe(status);
});

const session = (sid: string, status: string, release: string) => ({ sid, status, attrs: { release } });

test('counts each session once, in its latest state, by release', async () => {
  await send('session', session('1', 'ok', 'mfe-cae@1.0.0'));
  await send('session', session('2', 'ok', 'mfe-cae@1.1.0'));
  await send('session', session('3', 'ok', 'mfe-cae@1.1.0'));
  await send('session', session('3', 'crashed', 'mfe-cae@1.1.0'));
  const [status, body] = await query(
    'sessions',
    'groupBy=release&field=sum(session)&field=crash_free_rate(session)&statsPeriod=1d',
  );
  expect([status, body]).toEqual([
    200,
    {
      groups: [
        { by: { release: 'mfe-cae@1.0.0' }, totals: { 'sum(session)': 1, 'crash_free_rate(session)': 1 } },
        { by: { release: 'mfe-cae@1.1.0' }, totals: { 'sum(session)': 2, 'crash_free_rate(session)': 0.5 } },
      ],
    },
  ]);
});

test.each([
  ['without a token', 'groupBy=release&field=sum(session)', '', 401],
  ['of an unknown field', 'groupBy=release&field=sum(user)', 'Bearer any', 400],
  ['by another field', 'groupBy=environment&field=sum(session)', 'Bearer any', 400],
])('a query for sessions %s is refused', async (_, parameters, authorization, status) => {
  expect((await query('sessions', parameters, authorization))[0]).toBe(status);
});
