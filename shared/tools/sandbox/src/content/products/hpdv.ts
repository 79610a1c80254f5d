import { viewerContent } from '../product-content';

export const content = viewerContent({
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
});
