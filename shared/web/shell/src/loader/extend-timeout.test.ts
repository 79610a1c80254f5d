import { extendTimeout } from './extend-timeout';

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
