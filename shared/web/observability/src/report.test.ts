import { openFeedback } from './feedback';
import { closeFeedback, feedbackStore, observeReports, type Report, report, resetReports } from './index';
import { findThrowingRelease } from './report';
import { catchUnhandled, suppressGlobalErrors } from './start-reporting';

let logged: jest.SpyInstance;
beforeEach(() => {
  resetReports();
  closeFeedback();
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

test('queues reports until the reporter has loaded', () => {
  const early = new Error('early');
  report(early, { stage: 'entry', remote: 'mfe-cae', version: '1.0.0' });
  expect(logged).toHaveBeenCalledWith(early);
  const seen: Report[] = [];
  observeReports((entry) => seen.push(entry));
  report(new Error('late'));
  expect(seen).toMatchObject([
    {
      error: early,
      context: { stage: 'entry', remote: 'mfe-cae', version: '1.0.0' },
      route: '/',
      unhandled: false,
    },
    { error: { message: 'late' }, context: {} },
  ]);
});

test('limits the queue', () => {
  for (let count = 0; count < 80; count += 1) report(count);
  const seen: Report[] = [];
  observeReports((entry) => seen.push(entry));
  expect(seen).toHaveLength(50);
});

// OBS-2.
test('logs a reported error once, and leaves the log of an unhandled one to the browser', () => {
  const error = new Error('handled');
  report(error);
  expect(logged.mock.calls).toEqual([[error]]);
  const stop = catchUnhandled();
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('unhandled') }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'rejected' }));
  stop();
  observeReports(() => undefined);
  expect(logged).toHaveBeenCalledTimes(1);
});

// OBS-12.
test('reports nothing while the page is being left, and again when it comes back', () => {
  const seen: Report[] = [];
  observeReports((entry) => seen.push(entry));
  const stop = catchUnhandled();
  window.dispatchEvent(new Event('pagehide'));
  report(new TypeError('Failed to fetch'));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'aborted' }));
  window.dispatchEvent(new Event('pageshow'));
  report(new Error('back'));
  stop();
  expect(seen).toMatchObject([{ error: { message: 'back' } }]);
});

// OBS-1.
test('catches unhandled errors and rejections', () => {
  const seen: Report[] = [];
  observeReports((entry) => seen.push(entry));
  const stop = catchUnhandled();
  const error = new Error('unhandled');
  window.dispatchEvent(new ErrorEvent('error', { error }));
  window.dispatchEvent(new ErrorEvent('error', {}));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'rejected' }));
  stop();
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'too late' }));
  expect(seen).toMatchObject([
    { error, unhandled: true },
    { error: 'rejected', unhandled: true },
  ]);
});

test('ignores the errors of a script while they are suppressed', () => {
  const seen: Report[] = [];
  observeReports((entry) => seen.push(entry));
  const stop = catchUnhandled();
  const stopSuppressing = suppressGlobalErrors('https://x.example/entry.js');
  const thrown = (text: string) =>
    window.dispatchEvent(
      new ErrorEvent('error', { error: new Error(text), filename: 'https://x.example/entry.js' }),
    );
  thrown('while it loads');
  stopSuppressing();
  thrown('later');
  stop();
  expect(seen).toMatchObject([{ error: { message: 'later' }, context: { stage: 'use' } }]);
});

// OBS-3.
test('opens the dialog for one error at a time', () => {
  const [first, second] = [jest.fn(), jest.fn()];
  openFeedback(first);
  openFeedback(second);
  expect(feedbackStore.getState()).toEqual({ kind: 'open', send: first });
  closeFeedback();
  openFeedback(second);
  expect(feedbackStore.getState()).toEqual({ kind: 'open', send: second });
});

const thrownAt = (...frames: readonly string[]): Error =>
  Object.assign(new Error('no'), {
    stack: ['Error: no', ...frames.map((at) => `    at x (${at})`)].join('\n'),
  });

test.each([
  ['https://portal.example/remotes/mfe-cae/1.2.0-ab12/page.1f.js:1:20', 'mfe-cae', '1.2.0-ab12'],
  ['https://cdn.example/p/remotes/mfe-hoops/2.0.0/remote.js?retry=1:1:2', 'mfe-hoops', '2.0.0'],
])('finds the release of %s', (address, remote, version) => {
  expect(findThrowingRelease(thrownAt('https://portal.example/host/main.1f.js:1:1', address))).toEqual({
    remote,
    version,
  });
});

test('returns the remote that threw, not the one that called it', () => {
  const error = thrownAt('https://x.example/remotes/a/1/x.js:1:1', 'https://x.example/remotes/b/2/x.js:1:1');
  expect(findThrowingRelease(error)).toEqual({ remote: 'a', version: '1' });
});

test.each([
  ['an error of the host', thrownAt('https://portal.example/host/main.1f.js:1:1')],
  ['a value that is not an error', '/remotes/mfe-cae/1.0.0/x.js'],
  ['an error that quotes a malformed address', new Error('/remotes/mfe-cae/%E0%A4%A/x.js is no address')],
  ['an error without a stack', Object.assign(new Error('no'), { stack: undefined })],
])('finds no release for %s', (_, error) => {
  expect(findThrowingRelease(error)).toBeUndefined();
});
