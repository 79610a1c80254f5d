/** @jest-environment node */
import fc from 'fast-check';
import { type NotesLike, sortNotes, visibleNotes } from '..';

// NOTE-1.
test.each<[NotesLike, string[]]>([
  [undefined, []],
  [null, []],
  ['', []],
  [' \n', []],
  ['Read me.', ['Read me.']],
  [[], []],
  [
    ['One', 'Two'],
    ['One', 'Two'],
  ],
  [
    ['One', '', 'Two'],
    ['One', 'Two'],
  ],
  [['', 'Two'], []],
  [[' ', { body: 'Two' }], []],
  [
    [{ body: 'One' }, 'Two'],
    ['One', 'Two'],
  ],
  [[{ body: ' ' }, { body: 'Two' }], []],
])('the visible notes of %p are %p', (notes, expected) => {
  expect(visibleNotes(notes)).toEqual(expected);
});

// NOTE-2.
test.each<[string, NotesLike, NotesLike, string[], string[]]>([
  ['unmarked notes', ['One', { body: 'Two' }], '', ['One', 'Two'], []],
  ['marked notes', [{ body: 'One', type: 'news' }, 'Two'], '', ['Two'], ['One']],
  ['a mark in capitals', [{ body: 'One', type: ' News ' }], '', [], ['One']],
  ['another mark', [{ body: 'One', type: 'known-issue' }], '', ['One'], []],
  ['highlights as a text', 'Two', 'One', ['Two'], ['One']],
  ['highlights as a list', '', ['One', ' ', 'Two'], [], ['One', 'Two']],
  ['blank highlights', 'One', [' ', 'Two'], ['One'], []],
  ['highlights that a note repeats', [{ body: 'One', type: 'news' }], ['One'], [], ['One']],
  ['a blank first note', [{ body: ' ' }, { body: 'Two', type: 'news' }], '', [], []],
])('separates news from notes: %s', (_, value, highlights, notes, news) => {
  expect(sortNotes(value, highlights)).toEqual({ notes, news });
});

test('a blank first item hides all notes, and no visible note is blank', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.string(),
          fc.string().map((body) => ({ body })),
        ),
      ),
      (notes) => {
        const visible = visibleNotes(notes);
        expect(visible.every((note) => note.trim() !== '')).toBe(true);
        expect(visibleNotes([' ', ...notes])).toEqual([]);
      },
    ),
  );
});
