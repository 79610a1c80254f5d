/** @jest-environment node */
import { scrub } from './scrub';

const fill = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length));

/** The shortest of five runs, in milliseconds of processor time, so that a busy machine does not fail the test. */
function shortestRun(text: string): number {
  const runs = Array.from({ length: 5 }, () => {
    const started = process.cpuUsage();
    scrub(text);
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  });
  return Math.min(...runs);
}

test.each(['a', 'A', '1', '_', 'aB3_'])(
  'a megabyte of word characters (%s) costs less than 50 ms',
  (piece) => {
    expect(shortestRun(fill(piece, 1_000_000))).toBeLessThan(50);
  },
);

/** At this length, quadratic time would take many seconds. */
const LONG = 200_000;

test.each([
  ['blanks after a name', `key${fill(' ', LONG)}`],
  ['blanks after a sign', `key=${fill(' ', LONG)}`],
  ['slashes', fill('/', LONG)],
  ['at signs', fill('@', LONG)],
  ['halves of addresses', fill('a@b', LONG)],
  ['an address that does not end', `a@${fill('a.', LONG)}`],
  ['a version that does not end', `a@1.1.${fill('1', LONG)}x`],
  ['groups of capitals', `${fill('AAAA-', LONG)}_`],
  ['names without an end', fill('key="', LONG)],
  ['names with backslashes', fill('key=\\"', LONG)],
  ['beginnings of tokens', fill('eyJ', LONG)],
  ['beginnings of tokens with dots', fill('eyJa.', LONG)],
  ['quotes that do not end', fill('received "', LONG)],
  ['quotes that end otherwise', fill('received "\'', LONG)],
  ['parse errors that do not end', fill('Unexpected token x, "', LONG)],
  ['backslashes', `key${fill('\\', LONG)}`],
  ['query signs', `/${fill('?', LONG)}`],
])('%s are scrubbed in linear time', (_, text) => {
  expect(shortestRun(text)).toBeLessThan(500);
});
