/** @jest-environment node */
import { pageAddressFault, printableAddress } from './page-address';

// PAGES-14.
test.each([
  '/points',
  '/points/downloads/2026.1.0',
  '/points/latest.html',
  '/points/a%20b',
  '/points/caf%C3%A9',
  '/points/café',
  `/points/${'a'.repeat(200)}`,
])('%s can be the address of a page', (path) => {
  expect(pageAddressFault(path)).toBeUndefined();
});

// PAGES-14.
test.each([
  [undefined, 'it is not a string'],
  [{ path: '/points' }, 'it is not a string'],
  ['points', 'it does not start with a slash'],
  ['https://vendor.example/points', 'it does not start with a slash'],
  ['//vendor.example/points', 'it has an empty segment'],
  ['/', 'it ends with a slash'],
  ['/points/', 'it ends with a slash'],
  ['/points?os=linux', 'it has a query or a hash'],
  ['/points#notes', 'it has a query or a hash'],
  ['/points/%', '"%" has a malformed percent-encoding'],
  ['/points/%E0%A4%A', '"%E0%A4%A" has a malformed percent-encoding'],
  ['/points/../host/live', 'it has a segment "." or ".."'],
  ['/points/%2e%2e/%2e%2e/host', 'it has a segment "." or ".."'],
  ['/points/..%2f..%2fhost', 'it has an encoded slash or a backslash'],
  ['/points\\..\\host', 'it has an encoded slash or a backslash'],
  ['/points/a\u0000b', 'it has a control character'],
  ['/points/a%0Ab', 'it has a control character'],
  ['/points/\ud800', 'it has a control character'],
  [`/points/${'é'.repeat(101)}`, 'it has a segment of more than 200 bytes'],
  [`/points${'/a'.repeat(400)}`, 'it has more than 800 bytes'],
  ['/points.html.br/a', 'it has the segment "points.html.br" before another one'],
])('%j cannot: %s', (path, fault) => {
  expect(pageAddressFault(path)).toBe(fault);
});

test('an address is printed in one short line', () => {
  expect(printableAddress('/points/a\n\u001b[31m\u202e\ud800')).toBe(
    '/points/a\\u000a\\u001b[31m\\u202e\\ud800',
  );
  expect(printableAddress(undefined)).toBe('undefined');
  expect(printableAddress({ path: 1 })).toBe('{"path":1}');
  expect(printableAddress('a'.repeat(1_000))).toHaveLength(121);
});
