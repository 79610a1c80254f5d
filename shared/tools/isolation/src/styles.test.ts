/** @jest-environment node */
import { findStyleLeaks, type RemoteStyles, styleFile } from './styles';

const namesOf = (css: string, names: RemoteStyles['names'] = 'source') =>
  findStyleLeaks({ remote: 'mfe-points', file: 'src/points.module.css', css, names }).map(({ name }) => name);

// ISOLATION-1.
test.each([
  'body{margin:0}',
  ':root{--color:red}',
  '*{box-sizing:border-box}',
  'h1{color:red}',
  'a:hover{color:red}',
  '[data-theme]{color:red}',
  '::selection{color:red}',
  ':global(.toolbar){color:red}',
  ':global .toolbar{color:red}',
  '.page + footer{color:red}',
  '.page ~ *{color:red}',
  'body:has(.page){overflow:hidden}',
  ':not(.page){color:red}',
  ':is(.page,h1){color:red}',
  '@media print{header{display:none}}',
])('names a selector that can match outside: %s', (css) => {
  expect(namesOf(css)).toHaveLength(1);
});

// ISOLATION-1.
test.each([
  '.page{color:red}',
  '#map{color:red}',
  '.page h1{color:red}',
  '.page > * + *{margin:0}',
  '.page :global(.toolbar){color:red}',
  'body .page{color:red}',
  ':root[data-color-scheme=dark] .page{color:red}',
  '.page:has(+ .aside){color:red}',
  ':is(.page,.aside) p{color:red}',
  ':where(.page){color:red}',
  '.page{h1{color:red} & + .aside{color:red} &:hover{color:red} @media print{p{color:red}}}',
  '@scope (.page) to (.slot){h1{color:red}}',
  '@keyframes turn{from{opacity:0}to{opacity:1}}',
  '@layer mfe-points.base{.page{color:red}}',
  '@property --mfe-points-angle{syntax:"<angle>";inherits:false;initial-value:0deg}',
  '@font-face{font-family:"mfe-points symbols";src:url(a.woff2)}',
])('accepts what stays inside: %s', (css) => {
  expect(namesOf(css)).toEqual([]);
});

// ISOLATION-1.
test.each([
  ['.page{& + footer{color:red}}', ['selector & + footer']],
  ['.page{+ footer{color:red}}', ['selector + footer']],
  ['.page, h1{p{color:red}}', ['selector h1']],
  ['@scope (main){h1{color:red}}', ['selector h1']],
  ['@keyframes :global(turn){to{opacity:1}}', ['@keyframes :global(turn)']],
  ['@font-face{font-family:"Inter";src:url(a.woff2)}', ['@font-face Inter']],
  ['@property --angle{syntax:"<angle>";inherits:false;initial-value:0deg}', ['@property --angle']],
  ['@layer base, mfe-points;', ['@layer base']],
  ['@import url("https://fonts.example/a.css");', ['@import']],
])('names what the whole page has: %s', (css, names) => {
  expect(namesOf(css)).toEqual(names);
});

// ISOLATION-1.
test('every class of a plain style sheet can match outside, and after a build the names are those of the source', () => {
  expect(namesOf('.leaflet-pane{z-index:4}', 'plain')).toEqual(['selector .leaflet-pane']);
  const names = new Map([
    ['a1b2c3d', 'page'],
    ['e4f5a6b', 'turn'],
  ]);
  const css = '.a1b2c3d p,.a1b2c3d+footer,.other{color:red}@keyframes e4f5a6b{to{opacity:1}}';
  expect(namesOf(css, names)).toEqual(['selector .page + footer', 'selector .other']);
});

test('a file is named by its path in the remote or in its package', () => {
  expect(styleFile('/team/mfe-points/src/a.css', '/team/mfe-points')).toBe('src/a.css');
  expect(styleFile('/team/mfe-points/node_modules/leaflet/dist/a.css', '/team/mfe-points')).toBe(
    'leaflet/dist/a.css',
  );
});
