/** @jest-environment node */
import { extendTimeout, withTimeout } from './timeout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('resolves with a value that arrives in time', async () => {
  await expect(withTimeout('it', 1_000, Promise.resolve(1))).resolves.toBe(1);
});

test('rejects after the timeout, and reports a late settlement', async () => {
  const late = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  let settle = (_value: number) => {};
  const work = new Promise<number>((resolve) => {
    settle = resolve;
  });
  const result = withTimeout('the entry', 5_000, work);
  const failure = expect(result).rejects.toThrow('the entry did not come within 5 s');
  await jest.advanceTimersByTimeAsync(5_000);
  await failure;
  expect(late).not.toHaveBeenCalled();
  settle(1);
  await jest.advanceTimersByTimeAsync(0);
  expect(late).toHaveBeenCalledWith(expect.stringContaining('too late to be used'));
  late.mockRestore();
});

test('rejects with the promise’s own error', async () => {
  await expect(withTimeout('it', 1_000, Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});

test.each([
  [5_000, 800, 5_000],
  [5_000, 14_200, 15_000],
  [5_000, 240_000, 30_000],
  [40_000, 240_000, 40_000],
])(
  'extends a timeout of %i ms, where the portal loaded in %i ms, to %i ms',
  (timeout, loadTime, extended) => {
    expect(extendTimeout(timeout, loadTime)).toBe(extended);
  },
);
