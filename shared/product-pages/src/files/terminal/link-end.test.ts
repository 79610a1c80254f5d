import { linkEnd, linkEndText } from './link-end';

// TERM-3.
test.each([
  [
    'Amazon S3',
    'X-Amz-Date=20261121T213000Z&X-Amz-Expires=900&X-Amz-Signature=x',
    '2026-11-21T21:45:00.000Z',
  ],
  ['Google', 'X-Goog-Date=20261121T213000Z&X-Goog-Expires=60', '2026-11-21T21:31:00.000Z'],
  ['Amazon S3, version 2', 'Expires=1795297500&Signature=x', '2026-11-21T21:45:00.000Z'],
  ['milliseconds', 'expires=1795297500000&signature=x', '2026-11-21T21:45:00.000Z'],
  ['Azure', 'se=2026-11-21T21%3A45%3A00Z&sig=x', '2026-11-21T21:45:00.000Z'],
  ['nothing', 'signature=x', undefined],
  ['a date that is none', 'X-Amz-Date=today&X-Amz-Expires=900&expires=soon&se=later', undefined],
])('a link signed by %s', (_, search, end) => {
  expect(linkEnd(`https://files.example/a.zip?${search}`)?.toISOString()).toBe(end);
});

const now = new Date(2026, 10, 21, 21, 30);
test.each([
  [new Date(2026, 10, 21, 21, 35), 'The link ends at 21:35 (in 5 minutes).'],
  [new Date(2026, 10, 21, 21, 31), 'The link ends at 21:31 (in 1 minute).'],
  [new Date(2026, 10, 22, 9, 30), 'The link ends at Nov 22, 09:30 (in 12 hours).'],
  [new Date(2026, 10, 21, 21, 29), 'The link ends in less than a minute.'],
  [null, ''],
])('%p', (end, text) => {
  expect(linkEndText(end, now)).toBe(text);
});
