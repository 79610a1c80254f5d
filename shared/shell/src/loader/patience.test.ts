import { patience } from './patience';

it.each([
  [5_000, 800, 5_000],
  [5_000, 14_200, 15_000],
  [5_000, 240_000, 30_000],
  [40_000, 240_000, 40_000],
])('a limit of %i ms, where the portal came after %i ms, is %i ms', (limit, started, patient) => {
  expect(patience(limit, started)).toBe(patient);
});
