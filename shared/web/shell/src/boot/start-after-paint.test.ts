import { startAfterPaint } from './boot';

const paint = { now: () => {} };
const start = jest.fn();
const isVisible = jest.spyOn(document, 'visibilityState', 'get');
beforeEach(() => {
  jest.useFakeTimers();
  start.mockReset();
  isVisible.mockReturnValue('visible');
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    paint.now = () => callback(0);
    return 1;
  });
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
  delete window.portalStarted;
});

const showRenderedPage = () => {
  document.body.innerHTML = '<div id="root" data-part="mfe-cae@1.0.0"><h1>EDA</h1></div>';
};

// PAGES-13.
test('a rendered page is painted first', async () => {
  showRenderedPage();
  startAfterPaint(start);
  paint.now();
  expect(start).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(0);
  expect(start).toHaveBeenCalledTimes(1);
});

test('a rendered page that is not painted, because its tab was left, starts after a second', async () => {
  showRenderedPage();
  startAfterPaint(start);
  await jest.advanceTimersByTimeAsync(999);
  expect(start).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(start).toHaveBeenCalledTimes(1);
  paint.now();
  await jest.runAllTimersAsync();
  expect(start).toHaveBeenCalledTimes(1);
});

test('the host’s script waits for the start, and sees its error', async () => {
  showRenderedPage();
  start.mockImplementation(() => {
    throw new Error('no crypto');
  });
  startAfterPaint(start);
  const failed = expect(window.portalStarted).rejects.toThrow('no crypto');
  paint.now();
  await jest.runAllTimersAsync();
  await failed;
});

test('a page that the browser draws starts at once', () => {
  document.body.innerHTML = '<div id="root"><p>The skeleton</p></div>';
  startAfterPaint(start);
  expect(start).toHaveBeenCalledTimes(1);
});

test('a rendered page in the background, which is not painted, starts at once', () => {
  showRenderedPage();
  isVisible.mockReturnValue('hidden');
  startAfterPaint(start);
  expect(start).toHaveBeenCalledTimes(1);
});
