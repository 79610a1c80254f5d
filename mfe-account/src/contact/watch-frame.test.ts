import { freshPage } from '@portal/remote-tools/testing';
import { FORM_TIMEOUT_MS, isReachable, watchFrame } from './watch-frame';

const page = (body: string) => new DOMParser().parseFromString(body, 'text/html');

describe('watching a frame', () => {
  const outcome = jest.fn();
  let frame: HTMLIFrameElement;
  let shown: Document | null;

  beforeEach(() => {
    jest.useFakeTimers();
    outcome.mockReset();
    frame = document.createElement('iframe');
    shown = null;
    Object.defineProperty(frame, 'contentDocument', { get: () => shown });
  });
  afterEach(() => jest.useRealTimers());

  const watch = (url = '/places/contact-form') => watchFrame(frame, url, outcome);
  const load = (body: string | null, responseStatus?: number) => {
    shown = body === null ? null : page(body);
    if (shown !== null && responseStatus !== undefined) {
      const performance = { getEntriesByType: () => [{ responseStatus }] };
      Object.defineProperty(shown, 'defaultView', { value: { performance } });
    }
    frame.dispatchEvent(new Event('load'));
  };

  test.each([
    ['a form', '<form></form>'],
    ['a form in a frame of its own', '<iframe></iframe>'],
  ])('detects %s in the initial page', (_, body) => {
    watch();
    load(body);
    expect(outcome.mock.calls).toEqual([['ready']]);
  });

  test('detects a form that a script renders later', () => {
    watch();
    load('<script></script>');
    jest.advanceTimersByTime(1_000);
    expect(outcome).not.toHaveBeenCalled();
    shown = page('<script></script><form></form>');
    jest.advanceTimersByTime(1_000);
    expect(outcome.mock.calls).toEqual([['ready']]);
  });

  // Servers without a form page may say in words whom to write to.
  test('detects a page of words without a form', () => {
    watch();
    load('<p>Write to sales@vendor.example.</p>', 200);
    expect(outcome.mock.calls).toEqual([['ready']]);
  });

  test.each([
    ['an error response', '<pre>500</pre>', 500],
    ['an error response, in a browser that does not tell its status', '<pre>500</pre>', undefined],
    ['an empty response', ' ', 200],
    ['a page that the browser shows for a lost connection', null, undefined],
  ])('reports %s as a failure', (_, body, responseStatus) => {
    watch();
    load(body, responseStatus);
    expect(outcome.mock.calls).toEqual([['failed']]);
  });

  test.each([
    ['nothing comes', undefined],
    ['a script never renders its form', '<script></script>'],
  ])('times out when %s', (_, body) => {
    watch();
    if (body !== undefined) load(body);
    jest.advanceTimersByTime(FORM_TIMEOUT_MS - 1);
    expect(outcome).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(outcome.mock.calls).toEqual([['failed']]);
  });

  test('reports nothing after it has stopped', () => {
    const stop = watch();
    stop();
    load('<form></form>');
    jest.advanceTimersByTime(FORM_TIMEOUT_MS);
    expect(outcome).not.toHaveBeenCalled();
  });
});

describe('a form of another origin', () => {
  const { signal } = new AbortController();

  test('counts as loaded when the server responds, even with an error', async () => {
    const origin = await freshPage();
    expect(await isReachable(`${origin}/places/contact-form`, signal)).toBe(true);
    expect(await isReachable(`${origin}/no-such-page`, signal)).toBe(true);
  });

  test('counts as failed when nothing responds', async () => {
    expect(await isReachable('http://127.0.0.1:9/form', signal)).toBe(false);
  });

  test('counts as loaded when a content security policy blocks the request', async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
      setTimeout(() => document.dispatchEvent(new Event('securitypolicyviolation')), 0);
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    expect(await isReachable('https://forms.example/contact', signal)).toBe(true);
    jest.restoreAllMocks();
  });
});
