import { startAfterPaint } from './start-after-paint';

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
  delete window.portalStart;
});

const showRenderedPage = () => {
  document.body.innerHTML = '<div id="root" data-part="mfe-cae@1.0.0"><h1>EDA</h1></div>';
};

// PAGES-13.
test('a rendered page is painted first', () => {
  showRenderedPage();
  startAfterPaint(start);
  paint.now();
  expect(start).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(start).toHaveBeenCalledTimes(1);
});

test('the host’s script starts what has not started yet, once', () => {
  showRenderedPage();
  startAfterPaint(start);
  window.portalStart?.();
  expect(start).toHaveBeenCalledTimes(1);
  paint.now();
  jest.runAllTimers();
  window.portalStart?.();
  expect(start).toHaveBeenCalledTimes(1);
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
