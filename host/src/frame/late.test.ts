import { onContentReady } from './late';

const busy = '<main><div aria-busy="true"></div></main>';
const ready = '<main><h1>Page</h1></main>';

/** Longer than one poll and one idle callback, for which jsdom falls back to timers. */
const advanceTimers = () => jest.advanceTimersByTimeAsync(1_000);

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  document.body.innerHTML = ready;
  await advanceTimers();
  jest.useRealTimers();
});

test('runs tasks once the content is ready', async () => {
  document.body.innerHTML = busy;
  const [first, second] = [jest.fn(), jest.fn()];
  onContentReady(first);
  onContentReady(second);
  await advanceTimers();
  expect(first).not.toHaveBeenCalled();
  document.body.innerHTML = ready;
  await advanceTimers();
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(1);
});

test('waits for the controls of a page that was rendered ahead', async () => {
  document.body.innerHTML = `<div id="root" data-part="mfe-cae@1.0.0">${ready}</div>`;
  const task = jest.fn();
  onContentReady(task);
  await advanceTimers();
  expect(task).not.toHaveBeenCalled();
  document.documentElement.dataset.live = '';
  await advanceTimers();
  delete document.documentElement.dataset.live;
  expect(task).toHaveBeenCalledTimes(1);
});

test('polls the page once for all callers', async () => {
  document.body.innerHTML = busy;
  const queries = jest.spyOn(document, 'querySelector');
  onContentReady(jest.fn());
  await advanceTimers();
  const queriesOfOneCaller = queries.mock.calls.length;
  for (let count = 0; count < 5; count += 1) onContentReady(jest.fn());
  queries.mockClear();
  await advanceTimers();
  expect(queries.mock.calls.length).toBeLessThanOrEqual(queriesOfOneCaller);
  queries.mockRestore();
});

test('makes a later caller wait for the content of the current page', async () => {
  document.body.innerHTML = ready;
  onContentReady(jest.fn());
  await advanceTimers();
  document.body.innerHTML = busy;
  const task = jest.fn();
  onContentReady(task);
  await advanceTimers();
  expect(task).not.toHaveBeenCalled();
  document.body.innerHTML = ready;
  await advanceTimers();
  expect(task).toHaveBeenCalledTimes(1);
});

test('skips canceled tasks and runs the others', async () => {
  document.body.innerHTML = ready;
  const [kept, canceled] = [jest.fn(), jest.fn()];
  onContentReady(kept);
  onContentReady(canceled)();
  await advanceTimers();
  expect(kept).toHaveBeenCalledTimes(1);
  expect(canceled).not.toHaveBeenCalled();
});

test('runs the other tasks when one throws', async () => {
  document.body.innerHTML = ready;
  const task = jest.fn();
  onContentReady(() => {
    throw new Error('injected');
  });
  onContentReady(task);
  await expect(advanceTimers()).rejects.toThrow('injected');
  await advanceTimers();
  expect(task).toHaveBeenCalledTimes(1);
});

test('runs tasks after a timeout when the content never loads', async () => {
  document.body.innerHTML = busy;
  const task = jest.fn();
  onContentReady(task);
  await jest.advanceTimersByTimeAsync(8_000);
  expect(task).toHaveBeenCalledTimes(1);
});

test('waits until the page has loaded, and not for an image that hangs', async () => {
  document.body.innerHTML = ready;
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const task = jest.fn();
  onContentReady(task);
  await advanceTimers();
  expect(task).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(task).toHaveBeenCalledTimes(1);
  readyState.mockRestore();
});
