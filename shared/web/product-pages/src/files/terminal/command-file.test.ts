import { linkEnd, linkEndText } from './command-file';

// TERM-3.
test.each([
  ['a time', 'expires=1795297500000&signature=x', '2026-11-21T21:45:00.000Z'],
  ['nothing', 'signature=x', undefined],
])('a link whose signature says %s', (_, search, end) => {
  expect(linkEnd(`https://files.example/a.zip?${search}`)?.toISOString()).toBe(end);
});

const now = new Date(2026, 10, 21, 21, 30);
test.each([
  [new Date(2026, 10, 21, 21, 35), 'The link ends at 21:35 (in 5 minutes).'],
  [new Date(2026, 10, 21, 21, 31), 'The link ends at 21:31 (in 1 minute).'],
  [new Date(2026, 10, 22, 9, 30), 'The link ends at 09:30 on Nov 22, 2026 (in 12 hours).'],
  [new Date(2026, 10, 21, 21, 29), 'The link ends in less than a minute.'],
  [null, ''],
])('%p', (end, text) => {
  expect(linkEndText(end, now)).toBe(text);
});
