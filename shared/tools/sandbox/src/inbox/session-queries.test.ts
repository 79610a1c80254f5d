/** @jest-environment node */
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const send = (sid: string, status: string, release: string) =>
  fetch(`${sandbox.origin}/services/errors/api/1/envelope/`, {
    method: 'POST',
    body: [{}, { type: 'session' }, { sid, status, attrs: { release } }]
      .map((line) => JSON.stringify(line))
      .join('\n'),
  });

async function query(parameters: string, authorization = 'Bearer any'): Promise<readonly [number, unknown]> {
  const url = `${sandbox.origin}/services/errors/api/0/organizations/portal/sessions/?${parameters}`;
  const response = await fetch(url, { headers: { authorization } });
  return [response.status, await response.json()];
}

test('counts each session once, in its latest state, by release', async () => {
  await send('1', 'ok', 'mfe-cae@1.0.0');
  await send('2', 'ok', 'mfe-cae@1.1.0');
  await send('3', 'ok', 'mfe-cae@1.1.0');
  await send('3', 'crashed', 'mfe-cae@1.1.0');
  const [status, body] = await query(
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
])('a query %s is refused', async (_, parameters, authorization, status) => {
  expect((await query(parameters, authorization))[0]).toBe(status);
});
