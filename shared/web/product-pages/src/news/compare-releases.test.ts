/** @jest-environment node */
import { compareReleases } from './ComparisonView';

const release = (version: string, ...files: readonly (string | readonly [string, ...string[]])[]) => ({
  version,
  files: files.map((file) => {
    const [filename = '', ...requirements] = [file].flat();
    return { filename, requirements };
  }),
});

// NEWS-3.
test('finds the same package under its other version', () => {
  const { added, removed, changed } = compareReleases(
    release('2025.1.0', 'HOOPS_X_2025.1.0_Windows.zip', 'HOOPS_X_2025.1.0_Windows_vc140.zip', 'common.pdf'),
    release('2026.3.0', 'HOOPS_X_2026.3.0_Windows.zip', 'HOOPS_X_2026.3.0_Linux_ARM64.tar.gz', 'common.pdf'),
  );
  expect(added).toEqual(['HOOPS_X_2026.3.0_Linux_ARM64.tar.gz']);
  expect(removed).toEqual(['HOOPS_X_2025.1.0_Windows_vc140.zip']);
  expect(changed).toEqual([]);
});

test.each([
  ['2024 SP1 U1', 'HOOPS_X_2024_SP1_U1_Linux.tar.gz', '2026.1.0', 'HOOPS_X_2026.1.0_Linux.tar.gz'],
  ['37.0', 'Parasolid_37.0.214_Linux.zip', '38.1', 'Parasolid_38.1.171_Linux.zip'],
  ['2026', 'AutoCAD_OEM_2026_French.exe', '2025', 'AutoCAD_OEM_2025_French.exe'],
  ['2023_1_2', 'RealDWG_2023_1_2_Samples.zip', '2026.1', 'RealDWG_2026.1_Samples.zip'],
  ['1.0 (beta', 'X_1.0_a.zip', '2.0+', 'X_2.0_a.zip'],
])('%s %s is the same file as %s %s', (oldVersion, oldName, newVersion, newName) => {
  expect(compareReleases(release(oldVersion, oldName), release(newVersion, newName))).toEqual({
    added: [],
    removed: [],
    changed: [],
  });
});

test.each([
  [
    'compilers',
    'HOOPS_X_2026.2.0_Linux_gcc-9.3.tar.gz',
    'HOOPS_X_2026.3.0_Linux_gcc-9.3.tar.gz',
    'HOOPS_X_2026.3.0_Linux_gcc-11.4.tar.gz',
  ],
  ['systems', 'X_2026.2.0_macOS_13.0.dmg', 'X_2026.3.0_macOS_13.0.dmg', 'X_2026.3.0_macOS_14.0.dmg'],
  ['updates', 'X_2026.2.0.1_Update.exe', 'X_2026.3.0.1_Update.exe', 'X_2026.3.0.2_Update.exe'],
])('files of one release that differ in the numbers of their %s stay apart', (_, old, same, other) => {
  const before = release('2026.2.0', [old, 'a']);
  for (const files of [
    [
      [same, 'a'],
      [other, 'b'],
    ],
    [
      [other, 'b'],
      [same, 'a'],
    ],
  ] as const) {
    const after = release('2026.3.0', ...files);
    expect(compareReleases(before, after)).toEqual({ added: [other], removed: [], changed: [] });
    expect(compareReleases(after, before)).toEqual({ added: [], removed: [other], changed: [] });
  }
});

// A name may contain the version of one of the releases, and no file has it as its own.
test.each([
  ['2025', 'Guide_2025.pdf', '2026'],
  ['9', 'Sample_10.zip', '10'],
])('a file of the same name in %s (%s) and %s is neither added nor removed', (version, name, other) => {
  expect(compareReleases(release(version, [name, 'a']), release(other, [name, 'b']))).toEqual({
    added: [],
    removed: [],
    changed: [{ filename: name, before: ['a'], after: ['b'] }],
  });
});

test('a version is found in a name as a whole number only', () => {
  expect(
    compareReleases(release('6', 'X_6_x86_64.deb'), release('27', 'X_27_x86_64.deb', 'Y_2027.zip')),
  ).toEqual({ added: ['Y_2027.zip'], removed: [], changed: [] });
});

test('says which requirements changed', () => {
  const { changed } = compareReleases(
    release('1.0', ['x_1.0.zip', 'gcc 9.3'], ['y_1.0.zip', 'Windows 10']),
    release('1.1', ['x_1.1.zip', 'gcc 11.4', 'glibc 2.31'], ['y_1.1.zip', 'Windows 10']),
  );
  expect(changed).toEqual([
    { filename: 'x_1.1.zip', before: ['gcc 9.3'], after: ['gcc 11.4', 'glibc 2.31'] },
  ]);
});
