/** @jest-environment node */
import { createHash } from 'node:crypto';
import vm from 'node:vm';
import { localConfig } from '..';
import { forTests, startTestSandbox } from '../testing/test-sandbox';

const sandbox = forTests(startTestSandbox);

/** Every address in the configuration that lies on the portal's own origin. */
function placesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/places/') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(placesIn) : [];
}

test.each([...new Set(placesIn(localConfig))])('%s of the configuration exists', async (address) => {
  expect((await fetch(sandbox.origin + address)).status).toBe(200);
});

test.each([
  ['/places/docs/communicator/latest/overview/supported-formats.html', 'Supported formats'],
  ['/places/knowledge-base?category=66', 'HOOPS Communicator'],
  ['/places/knowledge-base/constructor', '<h1>Knowledge Base</h1>'],
  ['/places/player/comm-1-01', 'comm-1-01'],
  ['/places/roadmap/communicator', 'Roadmap: Communicator'],
  ['/places/docs/%3Cscript%3E', '&lt;script&gt;'],
])('%s shows "%s"', async (path, text) => {
  const answer = await fetch(sandbox.origin + path);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await answer.text()).toContain(text);
});

test('the contact form shows a thank-you page and stores the message', async () => {
  const body = new URLSearchParams({ name: 'Eva', email: 'eva@acme.example', message: 'Hello' });
  const answer = await fetch(`${sandbox.origin}/places/contact-form`, { method: 'POST', body });
  expect(await answer.text()).toContain('Thank you');
  expect(await (await fetch(`${sandbox.origin}/services/inbox`)).text()).toContain('eva@acme.example');
});

test('the configuration has the hash of the tracker', async () => {
  const script = await (await fetch(`${sandbox.origin}/places/tracker.js`)).text();
  const hash = createHash('sha384').update(script).digest('base64');
  expect(localConfig).toMatchObject({ tracking: { scriptIntegrity: `sha384-${hash}` } });
});

test('the tracker takes over the queue and what is pushed later', async () => {
  const script = await (await fetch(`${sandbox.origin}/places/tracker.js`)).text();
  const sent: unknown[] = [];
  const window: { _hsq: { push(entry: unknown): void } } = {
    _hsq: [['identify', { email: 'a@b.example' }], 'junk'],
  };
  const fetchStub = async (_url: string, init: { body: string }) => sent.push(JSON.parse(init.body));
  vm.runInNewContext(script, { window, fetch: fetchStub, Array, JSON });
  window._hsq.push(['trackCustomBehavioralEvent', { name: 'e', properties: { platform: 'mac' } }]);
  window._hsq.push(['trackPageView']);
  expect(sent).toEqual([
    { type: 'identify', identity: { email: 'a@b.example' } },
    { type: 'event', name: 'e', properties: { platform: 'mac' } },
  ]);
});
