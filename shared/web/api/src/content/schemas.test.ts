/** @jest-environment node */
import * as v from 'valibot';
import {
  autocadOemContent,
  genericContent,
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
