import { onContentReady } from './on-content-ready';

const busy = '<main><div aria-busy="true"></div></main>';
const standing = '<main><h1>Page</h1></main>';

/** As much as a look at the page and an idle moment take here, where the browser has no idle callbacks. */
const aWhile = () => jest.advanceTimersByTimeAsync(1_000);

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  document.body.innerHTML = standing;
  await aWhile();
  jest.useRealTimers();
});

test('every work waits until the content stands', async () => {
  document.body.innerHTML = busy;
  const [first, second] = [jest.fn(), jest.fn()];
  onContentReady(first);
  onContentReady(second);
  await aWhile();
  expect(first).not.toHaveBeenCalled();
  document.body.innerHTML = standing;
  await aWhile();
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(1);
});

test('however many ask, the page is looked at once', async () => {
  document.body.innerHTML = busy;
  const looks = jest.spyOn(document, 'querySelector');
  onContentReady(jest.fn());
  await aWhile();
  const ofOne = looks.mock.calls.length;
  for (let count = 0; count < 5; count += 1) onContentReady(jest.fn());
  looks.mockClear();
  await aWhile();
  expect(looks.mock.calls.length).toBeLessThanOrEqual(ofOne);
  looks.mockRestore();
});

test('who asks later waits for the content of the page that there is then', async () => {
  document.body.innerHTML = standing;
  onContentReady(jest.fn());
  await aWhile();
  document.body.innerHTML = busy;
  const work = jest.fn();
  onContentReady(work);
  await aWhile();
  expect(work).not.toHaveBeenCalled();
  document.body.innerHTML = standing;
  await aWhile();
  expect(work).toHaveBeenCalledTimes(1);
});

test('what is taken back is left out, the others are not', async () => {
  document.body.innerHTML = standing;
  const [kept, left] = [jest.fn(), jest.fn()];
  onContentReady(kept);
  onContentReady(left)();
  await aWhile();
  expect(kept).toHaveBeenCalledTimes(1);
  expect(left).not.toHaveBeenCalled();
});

test('work that fails leaves the others alone', async () => {
  document.body.innerHTML = standing;
  const work = jest.fn();
  onContentReady(() => {
    throw new Error('planted');
  });
  onContentReady(work);
  await expect(aWhile()).rejects.toThrow('planted');
  await aWhile();
  expect(work).toHaveBeenCalledTimes(1);
});

test('content that never comes keeps nobody waiting for ever', async () => {
  document.body.innerHTML = busy;
  const work = jest.fn();
  onContentReady(work);
  await jest.advanceTimersByTimeAsync(8_000);
  expect(work).toHaveBeenCalledTimes(1);
});
