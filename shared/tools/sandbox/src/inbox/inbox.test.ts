/** @jest-environment node */
import { forTests, startTestSandbox } from '../testing/test-sandbox';

const sandbox = forTests(startTestSandbox);
beforeEach(() => fetch(`${sandbox.origin}/services/reset`, { method: 'POST' }));

const json = (path: string) => sandbox.visitor().json(path);
const postText = (path: string, body: string | Uint8Array<ArrayBuffer>, type?: string) =>
  fetch(sandbox.origin + path, {
    method: 'POST',
    body,
    headers: type === undefined ? {} : { 'content-type': type },
  });

describe('tracking', () => {
  const EVENT = {
    type: 'event',
    name: 'e',
    properties: { product_name: 'HOOPS Exchange', platform: 'linux' },
  };

  test('keeps identities and events in their order, until they are cleared', async () => {
    const visitor = sandbox.visitor();
    await visitor.post('/services/tracking', { type: 'identify', identity: { email: 'a@b.example' } });
    expect((await visitor.post('/services/tracking', EVENT)).status).toBe(202);
    expect(await json('/services/tracking/events')).toEqual([
      {
        id: 1,
        received: expect.any(String),
        content: { type: 'identify', identity: { email: 'a@b.example' } },
      },
      { id: 2, received: expect.any(String), content: EVENT },
    ]);
    await visitor.delete('/services/tracking/events');
    expect(await json('/services/tracking/events')).toEqual([]);
  });

  test('refuses what is neither', async () => {
    const answer = await sandbox
      .visitor()
      .post('/services/tracking', { type: 'event', name: '', properties: {} });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ problems: [{ path: 'body.name' }] });
  });

  test('keeps the last 200', async () => {
    const visitor = sandbox.visitor();
    for (let i = 0; i < 205; i++) await visitor.post('/services/tracking', { ...EVENT, name: `e${i}` });
    const list = (await json('/services/tracking/events')) as { content: { name: string } }[];
    expect([list.length, list[0]?.content.name]).toEqual([200, 'e5']);
  });
});

describe('errors', () => {
  const ENVELOPE = '/services/errors/api/1/envelope/';
  const lines = (...parts: unknown[]) => parts.map((part) => JSON.stringify(part)).join('\n');

  test('keeps the items of an envelope', async () => {
    const body = lines(
      { event_id: 'abc' },
      { type: 'event' },
      { message: 'Oops' },
      { type: 'session' },
      { sid: 1 },
    );
    const answer = await postText(`${ENVELOPE}?sentry_key=public`, body, 'text/plain;charset=UTF-8');
    expect(await answer.json()).toEqual({ id: 'abc' });
    expect(await json('/services/errors/events')).toEqual([
      {
        id: 1,
        received: expect.any(String),
        content: {
          project: '1',
          header: { event_id: 'abc' },
          items: [
            { type: 'event', payload: { message: 'Oops' } },
            { type: 'session', payload: { sid: 1 } },
          ],
        },
      },
    ]);
  });

  test('reads payloads with a length, which may hold line ends and bytes', async () => {
    const recording = Buffer.from([0x78, 0x0a, 0xff, 0x0a, 0x00]);
    const body = Buffer.concat([
      Buffer.from(`${lines({}, { type: 'replay_recording', length: recording.length })}\n`),
      recording,
      Buffer.from(`\n${lines({ type: 'event', length: 13 })}\n{"a":"é\\n"}\n`),
    ]);
    expect((await postText(ENVELOPE, body)).status).toBe(200);
    expect(await json('/services/errors/events')).toMatchObject([
      { content: { items: [{ type: 'replay_recording' }, { type: 'event', payload: { a: 'é\n' } }] } },
    ]);
  });

  test.each([
    ['nothing', ''],
    ['no JSON', 'hello'],
    ['a list as header', '[]'],
    ['an item without a header', '{}\nhello'],
  ])('refuses %s', async (_, body) => {
    const answer = await postText(ENVELOPE, body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: 'invalid-envelope' });
  });

  test('serves the feedback dialog as a script and stores the feedback', async () => {
    const page = '/services/errors/api/embed/error-page/';
    const script = await fetch(`${sandbox.origin}${page}?eventId=${encodeURIComponent('</script>')}`);
    expect(script.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(await script.text()).not.toContain('</script>');
    const form = new URLSearchParams({
      eventId: 'abc',
      name: 'Eva',
      email: 'e@a.example',
      comments: 'It broke.',
    });
    await fetch(sandbox.origin + page, { method: 'POST', body: form });
    expect(await json('/services/errors/feedback')).toMatchObject([{ content: { comments: 'It broke.' } }]);
  });
});

test('the page shows what arrived, as text', async () => {
  await sandbox.visitor().post('/services/tracking', { type: 'event', name: '<b>x</b>', properties: {} });
  const page = await (await fetch(`${sandbox.origin}/services/inbox`)).text();
  expect(page).toContain('&lt;b&gt;x&lt;/b&gt;');
  expect(page).not.toContain('<b>x</b>');
});
