/** @jest-environment node */
import * as v from 'valibot';
import {
  autocadOemContent,
  genericContent,
  inventorOemContent,
  parasolidContent,
  polygonicaContent,
  releasesList,
  trainingContent,
  versionIndex,
} from './schemas';

// CONTENT-2.
describe('a number where a text is expected is read as a text', () => {
  test.each([
    [
      'the version of the releases list',
      releasesList,
      [{ product: 'hps', version: 2026 }],
      ['0.version', '2026'],
    ],
    [
      'a version of an index',
      versionIndex,
      [{ year: 2024, versions: [2024.1, '2024 SP1'] }],
      ['0.versions.0', '2024.1'],
    ],
    ['the version of a release', genericContent, { title: 'x', version: 27 }, ['version', '27']],
    [
      'the patch of a section',
      genericContent,
      { title: 'x', sections: [{ name: 's', patch: 2 }] },
      ['sections.0.patch', '2'],
    ],
    [
      'a patch of Polygonica',
      polygonicaContent,
      { title: 'x', patches: [{ patch: 4 }] },
      ['patches.0.patch', '4'],
    ],
    [
      'a patch of Parasolid',
      parasolidContent,
      { title: 'x', patches: [{ patch: 181 }] },
      ['patches.0.patch', '181'],
    ],
    [
      'an update of AutoCAD OEM',
      autocadOemContent,
      { title: 'x', updates: [{ version: 2026.1 }] },
      ['updates.0.version', '2026.1'],
    ],
    [
      'a video',
      trainingContent,
      [{ group_name: 'g', content: [{ name: 'v', video_id: 123456789 }] }],
      ['0.content.0.video_id', '123456789'],
    ],
  ] as const)('%s', (_, schema, content, [path, text]) => {
    const parsed: unknown = v.parse(schema as v.GenericSchema, content);
    expect(parsed).toHaveProperty(path, text);
  });

  test('rejects any other type, and a number for a name', () => {
    expect(v.is(versionIndex, [{ year: 2024, versions: [true] }])).toBe(false);
    expect(v.is(releasesList, [{ product: 'hps', version: null }])).toBe(false);
    expect(v.is(genericContent, { title: 7 })).toBe(false);
  });
});

const sectionOf = (section: object) =>
  v.parse(genericContent, { title: 'x', sections: [{ name: 'Windows', ...section }] }).sections[0];

// CONTENT-7.
test.each([
  [true, true],
  ['true', true],
  ['True', true],
  [1, true],
  [false, false],
  ['false', false],
  ['', false],
  [0, false],
  [null, false],
  [undefined, false],
])('a flag %p is %p', (value, flag) => {
  expect(sectionOf({ generate_hdv_link: value })?.generate_hdv_link).toBe(flag);
});

// CONTENT-1.
test('a list is no flag', () => {
  expect(() => sectionOf({ generate_hdv_link: [true] })).toThrow();
});

// CONTENT-6.
test.each([
  [0, 0],
  [5_368_709_120, 5_368_709_120],
  ['5368709120', 5_368_709_120],
  ['0', 0],
  [-1, undefined],
  ['-1', undefined],
  ['', undefined],
  [' ', undefined],
  ['12 MB', undefined],
])('a size %p is %p bytes', (value, size) => {
  expect(sectionOf({ files: [{ filename: 'a.zip', size: value }] })?.files[0]?.size).toBe(size);
});

// CONTENT-4.
test('a blank version is none', () => {
  const [year] = v.parse(versionIndex, [{ year: 2026, versions: ['', '2026 SP1 U2', ' ', 2026.1] }]);
  expect(year?.versions).toEqual(['2026 SP1 U2', '2026.1']);
});

// CONTENT-4.
test('a version without a date leaves the others theirs', () => {
  const [year] = v.parse(versionIndex, [{ year: 2026, dates: { '2026.1': null, '2026.2': '2026-07-01' } }]);
  expect(year?.dates).toEqual({ '2026.1': '', '2026.2': '2026-07-01' });
});

// CONTENT-1.
test.each([
  ['license information', genericContent, 'license_information'],
  ['production files of AutoCAD OEM', autocadOemContent, 'prod'],
  ['trial files of AutoCAD OEM', autocadOemContent, 'eval'],
  ['the SDK of Inventor OEM', inventorOemContent, 'eval'],
  ['the license patch of Inventor OEM', inventorOemContent, 'licensed'],
] as const)('a list in place of an object is a wrong type: %s', (_, schema, field) => {
  expect(v.is(schema, { title: 'x', [field]: {} })).toBe(true);
  expect(v.is(schema, { title: 'x', [field]: [{ filename: 'a.zip' }] })).toBe(false);
});
