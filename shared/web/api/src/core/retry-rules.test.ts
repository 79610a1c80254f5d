/** @jest-environment node */
import { mayRetry, RETRIED_STATUSES, retryAfterOf } from './attempts';

const response = (status: number, retryAfter?: string) =>
  new Response(null, { status, ...(retryAfter !== undefined && { headers: { 'retry-after': retryAfter } }) });
const NOW = Date.parse('2026-11-21T12:00:00Z');

test('retries 429 and every 5xx except 501 and 505', () => {
  expect(RETRIED_STATUSES).toHaveLength(99);
  expect(RETRIED_STATUSES).toEqual(expect.arrayContaining([429, 500, 502, 504, 599]));
  for (const status of [408, 425, 499, 501, 505]) expect(RETRIED_STATUSES).not.toContain(status);
});

test.each([
  ['3', 3_000],
  ['0', 0],
  ['Sat, 21 Nov 2026 12:01:30 GMT', 90_000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['soon', undefined],
  ['-1', undefined],
  ['', undefined],
])('reads Retry-After "%s" as %s ms', (value, wait) => {
  expect(retryAfterOf(response(503, value), NOW)).toBe(wait);
});

test.each([
  [503, undefined, true],
  [503, '5', true],
  [503, '6', false],
  [429, '3600', false],
  [404, '1', false],
])('%i with Retry-After %s: may retry: %s', (status, retryAfter, may) => {
  expect(mayRetry(response(status, retryAfter))).toBe(may);
});
