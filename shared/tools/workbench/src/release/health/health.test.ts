/** @jest-environment node */
import type { Registry } from '@portal/contract';
import { releaseForTests } from '@portal/contract/testing';
import { METRICS, type MetricName, PART } from '@portal/observability/metrics';
import { removeFolders, scratchFolder } from '@portal/releases/testing';
import { createSandbox } from '@portal/sandbox';
import { describeHealth, errorService, readHealth, readSessions } from './health';

let app: Awaited<ReturnType<typeof createSandbox>>;
let url: string;
beforeAll(async () => {
  app = await createSandbox({ dataDir: await scratchFolder() });
  url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/services/errors`;
});
afterAll(async () => {
  await app.close();
  await removeFolders();
});

const send = (type: string, payload: unknown) =>
  fetch(`${url}/api/1/envelope/`, {
    method: 'POST',
    body: [{}, { type }, payload].map((line) => JSON.stringify(line)).join('\n'),
  });

const measure = (part: string, ...values: readonly (readonly [MetricName, number])[]) =>
  send('trace_metric', {
    items: values.map(([name, value]) => ({ name, value, attributes: { [PART]: { value: part } } })),
  });

const env = () => ({ SENTRY_URL: `${url}/`, SENTRY_ORG: 'portal', SENTRY_AUTH_TOKEN: 'any' });

const registry: Registry = {
  microFrontends: {
    'mfe-cae': [
      releaseForTests('1.0.0', { traffic: 90 }),
      releaseForTests('1.1.0', { traffic: 10, isDefault: false }),
    ],
  },
};

// RUM-4.
test('shows by release what was measured, and the errors of all visits', async () => {
  for (const milliseconds of [100, 200, 300, 400])
    await measure('mfe-cae@1.0.0', [METRICS.remoteLoad, milliseconds], [METRICS.content, milliseconds * 5]);
  await measure('mfe-cae@1.0.0', [METRICS.largestPaint, 900.4], [METRICS.layoutShift, 0.0123]);
  await measure('mfe-cae@1.1.0', [METRICS.remoteLoad, 150], [METRICS.remoteFailed, 1]);
  await measure('host', [METRICS.largestPaint, 500], [METRICS.interaction, 40]);
  for (const release of ['mfe-cae@1.1.0', 'mfe-cae@1.1.0', 'portal@1.0.0']) await send('event', { release });

  const health = await readHealth(errorService(env()), 1);
  expect(describeHealth(health, registry)).toEqual([
    'release        traffic  loads  failed  load    content  LCP     INP    CLS    errors',
    'host           –        0      –       –       –        500 ms  40 ms  –      0',
    'mfe-cae@1.0.0  90 %     4      0.0 %   300 ms  1500 ms  900 ms  –      0.012  0',
    'mfe-cae@1.1.0  10 %     1      50.0 %  150 ms  –        –       –      –      2',
    'portal@1.0.0   –        0      –       –       –        –       –      –      1',
  ]);
  expect(describeHealth(health, registry, 'mfe-cae')).toHaveLength(3);
  expect(describeHealth(health, registry, 'mfe-hoops')).toEqual(['Nothing was measured.']);
});

// CANARY-3.
test('reads the sessions that the error service received, by release', async () => {
  const sendSession = (sid: string, status: string, version: string) =>
    send('session', { sid, status, attrs: { release: `mfe-x@${version}` } });
  for (let count = 0; count < 10; count += 1) {
    await sendSession(`default-${count}`, 'ok', '1.0.0');
    await sendSession(`canary-${count}`, count === 0 ? 'crashed' : 'ok', '1.1.0');
  }
  const names = ['mfe-x@1.1.0', 'mfe-x@1.0.0', 'mfe-y@1.0.0'];
  const read = await readSessions(errorService(env()))(names, new Date(Date.now() - 3_600_000));
  expect(names.map(read)).toEqual([
    { sessions: 10, crashFree: 0.9 },
    { sessions: 10, crashFree: 1 },
    { sessions: 0, crashFree: null },
  ]);
});

test('says what is missing, and what the error service refuses', async () => {
  expect(() => errorService({})).toThrow('Set SENTRY_ORG and SENTRY_AUTH_TOKEN');
  await expect(readHealth(errorService({ ...env(), SENTRY_AUTH_TOKEN: ' ' }), 1)).rejects.toThrow(
    /responded 401 for events/,
  );
  await expect(readHealth(errorService({ ...env(), SENTRY_URL: 'http://127.0.0.1:1' }), 1)).rejects.toThrow(
    'http://127.0.0.1:1 could not be reached: bad port',
  );
  // Something else answers at this address.
  const { origin } = new URL(url);
  await expect(readHealth(errorService({ ...env(), SENTRY_URL: `${origin}/services` }), 1)).rejects.toThrow(
    /responded 404/,
  );
});
