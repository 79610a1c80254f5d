import type { GenericProduct, Release } from '../generic';
import { genericProductContent, type ProductContent } from '../product-content';
import { rawLink } from '../sections';
import type { Section } from '../wire';

interface Viewer extends GenericProduct {
  /** Operating systems with an executable. */
  readonly executables: readonly (readonly [system: string, named: string])[];
}

/** A section per operating system with its executable. The portal selects the visitor's. PATH-9. */
const executableSections =
  ({ stem, executables }: Viewer) =>
  ({ named }: Release): Section[] =>
    executables.map(([system, ending]) => ({
      name: system,
      packages: [
        {
          filename: `HOOPS_${stem}_${named}_${ending}`,
          arch: system === 'macOS' ? 'arm64' : 'x86_64',
          md5sum: '',
          notes: 'The viewer carries a <strong>30-day</strong> license.',
        },
      ],
    }));

const noBuilds = { builds: [], license: ['The viewer runs for 30 days after its first start.'] } as const;

const hpdv: Viewer = {
  ...noBuilds,
  stem: 'Parasolid_Demo_Viewer',
  title: 'HOOPS Parasolid Demo Viewer',
  index: [
    { year: 2026, versions: ['2026.2.0', '2026.1.0'] },
    { year: 2025, versions: ['2025.2.0', '2025.1.0'] },
    { year: 2024, versions: ['2024.6.0', '2024 SP1', '2024'] },
    { year: 2023, versions: ['2023 SP1', '2023'] },
    { year: 2022, versions: ['2022'] },
    { year: 2021, versions: ['2021'] },
    { year: 2020, versions: ['2020'] },
    { year: 2019, versions: [], message: 'No viewer was released in 2019.' },
    { year: 2018, versions: ['2018'] },
  ],
  executables: [
    ['Windows', 'Windows.exe'],
    ['Linux', 'Linux.tar.gz'],
    ['macOS', 'macOS.dmg'],
  ],
  highlights: [
    'Bodies can be checked and repaired before they are saved as XT files.',
    'Section views show the faces of solids in their own color.',
    'Facet bodies of imported meshes are shown beside exact ones.',
  ],
};

export const parasolidViewerContent = withExecutables('hpdv', hpdv);

const hdv: Viewer = {
  ...noBuilds,
  stem: 'Demo_Viewer',
  title: 'HOOPS Demo Viewer',
  index: [
    { year: 2026, versions: ['2026.3.0', '2026.1.0'] },
    { year: 2025, versions: ['2025.4.0', '2025.1.0'] },
    { year: 2024, versions: ['2024.8.0', '2024'] },
    { year: 2023, versions: ['2023 SP2', '2023'] },
    { year: 2022, versions: ['2022'] },
    { year: 2021, versions: ['2021'] },
    { year: 2020, versions: ['2020'] },
    { year: 2019, versions: ['2019'] },
    { year: 2018, versions: ['2018'] },
  ],
  executables: [
    ['Windows', 'Windows.exe'],
    ['Linux', 'Linux.tar.gz'],
    ['macOS', 'macOS.dmg'],
    ['Android', 'Android.apk'],
  ],
  highlights: [
    'Files are opened by dragging them onto the window.',
    'The part tree can be searched by name and attribute.',
    'Views and measurements are saved beside the model.',
  ],
  additionalInfo: () => [rawLink('HOOPS Demo Viewer for iPad', 'demo-viewer', '/places/store/demo-viewer')],
};

export const demoViewerContent = withExecutables('hdv', hdv);

function withExecutables(code: 'hdv' | 'hpdv', viewer: Viewer): ProductContent {
  return genericProductContent(code, { ...viewer, sections: executableSections(viewer) });
}
