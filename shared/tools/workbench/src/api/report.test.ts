/** @jest-environment node */
import { type ApiChange, compareReports } from './report';

const report = (...declarations: string[]) =>
  `## API Report File for "@portal/x"\n\n\`\`\`ts\n\n${declarations.join('\n\n')}\n\n\`\`\`\n`;

const props = (...lines: string[]) =>
  ['// @public', 'export interface Props {', ...lines.map((line) => `    ${line}`), '}'].join('\n');
const start = '// @public\nexport const start: () => void;';

// REPORT-1.
test.each<[what: string, before: string, after: string, changes: ApiChange[]]>([
  ['nothing', report(start), report(start), []],
  ['a comment', report(start), report('// @public (undocumented)\nexport const start: () => void;'), []],
  ['a new export', report(), report(start), [{ symbol: 'start', kind: 'added', level: 'minor' }]],
  ['an export that is gone', report(start), report(), [{ symbol: 'start', kind: 'removed', level: 'major' }]],
  [
    'an export of another package that is gone',
    report('export { Outlet }', 'export { a as useHref }'),
    report('export { a as useHref }'),
    [{ symbol: 'Outlet', kind: 'removed', level: 'major' }],
  ],
  [
    'another signature',
    report(start),
    report('// @public\nexport const start: (at: Date) => void;'),
    [{ symbol: 'start', kind: 'changed', level: 'major' }],
  ],
  [
    'an optional property more',
    report(props('readonly a: string;')),
    report(props('readonly a: string;', '// (undocumented)', 'readonly b?: string;')),
    [{ symbol: 'Props', kind: 'changed', level: 'minor' }],
  ],
  [
    'a required property more',
    report(props('readonly a: string;')),
    report(props('readonly a: string;', 'readonly b: string;')),
    [{ symbol: 'Props', kind: 'changed', level: 'major' }],
  ],
  [
    'a property that is gone',
    report(props('readonly a: string;', 'readonly b?: string;')),
    report(props('readonly a: string;')),
    [{ symbol: 'Props', kind: 'changed', level: 'major' }],
  ],
])('%s', (_, before, after, changes) => {
  expect(compareReports(before, after)).toEqual(changes);
});
