import { type FileLocation, locateFiles } from '../file-locations';
import type { ProductContent } from '../product-content';
import { filesPerPlatform, type Platform, windowsFile } from '../sections';
import { salesLicense } from '../text';
import { dateOf } from '../versions';
import type { FileEntry, ParasolidContent, Patch, VersionYear } from '../wire';

const index: readonly VersionYear[] = [
  { year: 2026, versions: ['38.1', '38.0'] },
  { year: 2025, versions: ['37.1', '37.0'] },
  { year: 2024, versions: ['36.1', '36.0'] },
  { year: 2023, versions: ['35.1', '35.0'] },
  { year: 2022, versions: ['34.1', '34.0'] },
  { year: 2021, versions: ['33.1', '33.0'] },
  { year: 2020, versions: ['32.1', '32.0'] },
  { year: 2019, versions: ['31.1', '31.0'] },
  { year: 2018, versions: ['30.1', '30.0'] },
];

const PLATFORMS: readonly Platform[] = [
  ['Windows', 'Visual Studio 2022 (vc143)', 'x86_64', 'Windows_x64.zip'],
  ['Linux', 'gcc 13.3', 'x86_64', 'Linux_x64.tar.gz'],
  ['macOS', 'clang 16 (Xcode 16)', 'arm64, x86_64', 'macOS_universal.tar.gz'],
];

/** Build numbers of each version's patches, newest first. The last one is the initial release. */
const PATCHES: Readonly<Record<string, readonly number[]>> = {
  '38.1': [178, 143],
  '38.0': [214, 181, 150],
  '37.1': [192, 146],
  '37.0': [214, 181],
  '36.0': [204, 162, 148],
};

/** The content of this version lacks its initial release and bodyshop: the portal's page has them as a constant. PAR-3. */
const VERSION_WITH_CONSTANT = '37.0';
/** The initial release of 37.0. Its files exist. */
const INITIAL_370 = '37.0.143';

const patchOf = (patch: string): Patch => ({
  patch,
  documentation: [{ filename: `Parasolid_${patch}_Release_Notes.pdf`, name: 'Release notes', md5sum: '' }],
  files: filesPerPlatform(`Parasolid_${patch}`, PLATFORMS),
});

const bodyshopOf = (version: string): FileEntry[] => [
  windowsFile(`Parasolid_Bodyshop_${version}_Windows_x64.zip`, 'Bodyshop'),
];

const jumpstartOf = (version: string): FileEntry[] => [
  {
    filename: `Parasolid_Jumpstart_Kit_${version}.zip`,
    name: 'Jumpstart Kit',
    md5sum: '',
    notes: 'Worked examples with a frustrum, a journal and a viewer.',
  },
];

function contentOf(version: string): ParasolidContent {
  const patches = (PATCHES[version] ?? [171, 145]).map((build) => patchOf(`${version}.${build}`));
  return {
    title: `Parasolid ${version}`,
    date: dateOf(index, version),
    version,
    highlights: `Parasolid ${version} reads parts of all earlier versions.`,
    notes: [
      'Each patch replaces the one before: download the newest, unless you need to reproduce an earlier result.',
    ],
    license_information: { notes: salesLicense },
    description: 'Libraries, headers, schemas and the frustrum sample for each platform.',
    patches: version === VERSION_WITH_CONSTANT ? withoutFiles(patches) : patches,
    ...(version !== VERSION_WITH_CONSTANT && { bodyshop: bodyshopOf(version) }),
    jumpstart: jumpstartOf(version),
  };
}

/** The oldest patch of the list was withdrawn: its section says "No download available." PAR-2. */
function withoutFiles(patches: readonly Patch[]): Patch[] {
  return patches.map((patch, position) =>
    position === patches.length - 1 ? { patch: patch.patch, files: [] } : patch,
  );
}

/** Each patch has a folder. The files of bodyshop and jumpstart have their own folder instead. */
const filesOf = ({
  patches,
  bodyshop = [],
  jumpstart = [],
}: Pick<ParasolidContent, 'patches' | 'bodyshop' | 'jumpstart'>): FileLocation[] => [
  ...patches.flatMap(({ patch, documentation = [], files }) =>
    locateFiles([...documentation, ...files], { patch }),
  ),
  ...locateFiles(bodyshop, { patch: 'bodyshop' }),
  ...locateFiles(jumpstart, { patch: 'jumpstart' }),
];

export const content: ProductContent = {
  index,
  latest: '38.1',
  release(version) {
    const content = contentOf(version);
    return { content, files: filesOf(content) };
  },
  // The files in the page's constant for 37.0. They exist, but the content does not list them.
  unlistedFiles: {
    version: VERSION_WITH_CONSTANT,
    files: filesOf({ patches: [patchOf(INITIAL_370)], bodyshop: bodyshopOf(VERSION_WITH_CONSTANT) }),
  },
};
