/** @jest-environment node */
import { join } from 'node:path';
import { bumpBetween, plannedBumps, plannedVersions, raise } from './planned-versions';
import { folderForTests } from './testing/folder';

const folder = folderForTests();

test('reads what the pending changesets raise', async () => {
  folder.write('README.md', '---\n"@portal/ui": major\n---\n');
  folder.write('one.md', '---\n"@portal/ui": patch\n\'@portal/session\': minor\n---\n\nText: major\n');
  folder.write('two.md', '---\n"@portal/ui": minor\n---\n');
  expect(Object.fromEntries(await plannedBumps(folder.path))).toEqual({
    '@portal/ui': 'minor',
    '@portal/session': 'minor',
  });
});

test.each([
  ['1.0.0', '1.0.0', 'none'],
  ['1.0.0', '1.0.1', 'patch'],
  ['1.0.0', '1.1.0', 'minor'],
  ['1.9.3', '2.0.0', 'major'],
  ['1.1.0', '1.0.9', 'none'],
])('%s to %s is %s', (before, after, level) => {
  expect(bumpBetween(before, after)).toBe(level);
});

test.each([
  ['1.2.3', 'none', '1.2.3'],
  ['1.2.3', 'patch', '1.2.4'],
  ['1.2.3', 'minor', '1.3.0'],
  ['1.2.3', 'major', '2.0.0'],
] as const)('%s raised by a %s version is %s', (version, level, raised) => {
  expect(raise(version, level)).toBe(raised);
});

// REPORT-2.
test('plans the versions of changed packages and of those that depend on them', () => {
  const packages = [
    { name: 'ui', version: '1.0.0', dependencies: ['config'] },
    { name: 'pages', version: '2.0.1', dependencies: ['ui'] },
    { name: 'config', version: '1.1.0', dependencies: [] },
    { name: 'toasts', version: '1.0.0', dependencies: [] },
    { name: 'session', version: '1.4.2', dependencies: ['config', 'toasts'] },
  ];
  const bumps = new Map([
    ['config', 'minor'],
    ['session', 'major'],
  ] as const);
  expect(Object.fromEntries(plannedVersions(packages, bumps))).toEqual({
    ui: '1.0.1',
    pages: '2.0.2',
    config: '1.2.0',
    toasts: '1.0.0',
    session: '2.0.0',
  });
});

test('without changesets, and without their folder, every package keeps its version', async () => {
  const none = await plannedBumps(join(folder.path, 'none'));
  expect(none.size).toBe(0);
  const ui = { name: 'ui', version: '1.0.0', dependencies: [] };
  expect(plannedVersions([ui], none).get('ui')).toBe('1.0.0');
});
