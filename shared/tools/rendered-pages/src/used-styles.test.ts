/** @jest-environment node */
import { usedStyles } from './used-styles';

const html = `<div class="card open"><p class="text sm:wide">Words</p><p\nCLASS='note'>More</p></div>`;

test.each([
  ['a class of an element', '.card{top:0}', '.card{top:0}'],
  ['a class in single quotes', '.note{top:0}', '.note{top:0}'],
  ['a class that no element has', '.dialog{top:0}', ''],
  ['one of several selectors', '.dialog,.card{top:0;left:0}', '.card{top:0;left:0}'],
  [
    'several classes, one of which is missing',
    '.card .button,.card.open .text{top:0}',
    '.card.open .text{top:0}',
  ],
  ['a state', '.card:hover::before{top:0}', '.card:hover::before{top:0}'],
  ['no class', 'main>p,[data-theme=dark]{top:0}', 'main>p,[data-theme=dark]{top:0}'],
  [
    'a class that must not be there',
    '.card:not(.closed):has(a:not(.b)){top:0}',
    '.card:not(.closed):has(a:not(.b)){top:0}',
  ],
  [
    'one of the classes of a function',
    ':is(.dialog:not(.a),.card){top:0}',
    ':is(.dialog:not(.a),.card){top:0}',
  ],
  ['an attribute’s value', 'a[href$=".pdf"]{top:0}', 'a[href$=".pdf"]{top:0}'],
  ['an escaped class of an element', '.sm\\:wide{top:0}', '.sm\\:wide{top:0}'],
  ['an escaped class that no element has', '.lg\\:wide{top:0}', ''],
  ['a class that HTML escapes', '.\\[\\&\\>p\\]{top:0}', '.\\[\\&\\>p\\]{top:0}'],
  ['a condition', '@media (width<40rem){.card{top:0}.dialog{top:0}}', '@media (width<40rem){.card{top:0}}'],
  ['a condition without a rule', '@supports (top:0){@media (width<40rem){.dialog{top:0}}}', ''],
  ['a page on paper', '@media print{.card{top:0}}', ''],
  ['an animation', '@keyframes turn{from{top:0}to{top:1px}}', '@keyframes turn{from{top:0}to{top:1px}}'],
  ['a layer that is only named', '@layer base;.card{top:0}', '@layer base;.card{top:0}'],
  ['a comment', '/*! by */.card{top:0}', '.card{top:0}'],
  ['nothing', '', ''],
])('a rule with %s', (_, css, used) => {
  expect(usedStyles(css)(html)).toBe(used);
});

test('a page without classes uses none of them', () => {
  expect(usedStyles('.card{top:0}p{top:0}')('<p>Words</p>')).toBe('p{top:0}');
});

test.each(['.dialog{top:0}.card{', '.dialog{top:0}::{top:0}'])(
  'styles that cannot be parsed are used as they are: %s',
  (css) => {
    expect(usedStyles(css)(html)).toBe(css);
  },
);

// PAGES-15: each level wrote out all levels below it, in the process that writes pages.
test('styles of many levels take no time', () => {
  const start = performance.now();
  usedStyles(`${'@media x{'.repeat(6_000)}a{top:0}${'}'.repeat(6_000)}`)('');
  expect(performance.now() - start).toBeLessThan(3_000);
});
