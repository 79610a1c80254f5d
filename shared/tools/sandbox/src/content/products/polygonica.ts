import { filesOfSection, locateFiles } from '../file-locations';
import type { ProductContent } from '../product-content';
import { filesPerPlatform, type Platform } from '../sections';
import { releaseNotes, salesLicense } from '../text';
import { dateOf, yearOf } from '../versions';
import type { Patch, PolygonicaContent, VersionYear } from '../wire';

const index: readonly VersionYear[] = [
  { year: 2026, versions: ['4.2.0', '4.1.0'] },
  { year: 2025, versions: ['4.0.1', '4.0.0'] },
  { year: 2024, versions: ['3.5.0', '3.4.0'] },
  { year: 2023, versions: ['3.3.0', '3.2.0'] },
  { year: 2022, versions: ['3.1.0', '3.0.0'] },
  { year: 2021, versions: ['2.5.0'] },
  { year: 2020, versions: ['2.4.0', '2.3.0'] },
  { year: 2019, versions: [], message: 'No version was released in 2019.' },
  { year: 2018, versions: ['2.2.0'] },
];

const HIGHLIGHTS: readonly string[] = [
  'Repair of self-intersections keeps the colors of facets.',
  'Boolean operations of dense scans use all cores.',
  'Offsetting by different distances for each region.',
  'Remeshing follows sharp edges that were found before.',
  'Lattices can be trimmed to a solid in one call.',
];

const PLATFORMS: readonly Platform[] = [
  ['Windows', 'Visual Studio 2022 (vc143)', 'x86_64', 'Windows_vc143.zip'],
  ['Windows', 'Visual Studio 2019 (vc142)', 'x86_64', 'Windows_vc142.zip'],
  ['Linux', 'gcc 13.3', 'x86_64', 'Linux.tar.gz'],
  ['macOS', 'clang 16 (Xcode 16)', 'arm64', 'macOS_ARM64.tar.gz'],
];

/** Number of patches, by version. */
const PATCH_COUNTS: Readonly<Record<string, number>> = { '4.2.0': 2, '4.0.0': 1, '3.5.0': 3, '3.1.0': 1 };

function patchesOf(version: string): Patch[] {
  return Array.from({ length: PATCH_COUNTS[version] ?? 0 }, (_, index) => `${version}.${index + 1}`)
    .toReversed()
    .map((patch) => ({
      patch,
      notes: [`Corrections since ${version}. Unpack it over the release.`],
      files: filesPerPlatform(`Polygonica_${patch}`, PLATFORMS),
    }));
}

function contentOf(version: string): PolygonicaContent {
  const stem = `Polygonica_${version}`;
  return {
    title: `Polygonica ${version}`,
    date: dateOf(index, version),
    version,
    ...releaseNotes({ product: 'Polygonica', version, year: yearOf(index, version) }, HIGHLIGHTS),
    license_information: { notes: salesLicense },
    description: 'Libraries and headers, with samples in C++ and C#.',
    files: [
      ...['Windows', 'Linux', 'macOS'].map((name) => ({
        name,
        files: filesPerPlatform(
          stem,
          PLATFORMS.filter(([os]) => os === name),
        ),
      })),
      {
        name: 'Documentation and Samples',
        description: 'The reference manual, release notes and sample programs with their meshes.',
        files: [
          { filename: `${stem}_Documentation.zip`, md5sum: '' },
          { filename: `${stem}_Samples.zip`, md5sum: '' },
          { filename: `${stem}_Release_Notes.pdf`, md5sum: '' },
        ],
      },
    ],
    patches: patchesOf(version),
  };
}

export const content: ProductContent = {
  index,
  latest: '4.2.0',
  release(version) {
    const content = contentOf(version);
    const { files, patches } = content;
    return {
      content,
      files: locateFiles([...files.flatMap(filesOfSection), ...patches.flatMap((patch) => patch.files)]),
    };
  },
};
