import { builds } from '../builds';
import { genericProductContent } from '../product-content';
import { datasets, relatedTechnologies } from '../sections';

export const content = genericProductContent({
  stem: 'Luminate',
  title: 'HOOPS Luminate',
  index: [
    { year: 2026, versions: ['2026.2.0', '2026.1.0'] },
    { year: 2025, versions: ['2025.3.0', '2025.2.0', '2025.1.0'] },
    { year: 2024, versions: ['2024.2.0', '2024 SP1', '2024'] },
    { year: 2023, versions: ['2023 SP1 U1', '2023 SP1', '2023'] },
    { year: 2022, versions: ['2022 SP1', '2022'] },
    { year: 2021, versions: ['2021 SP1', '2021'] },
    { year: 2020, versions: ['2020'] },
    { year: 2019, versions: [], message: 'Releases before 2020 are available from support.' },
    { year: 2018, versions: [] },
  ],
  builds: [builds.windowsVc143, builds.windowsVc142, builds.windowsVc141, builds.linux, builds.macosArm],
  highlights: [
    'Ray tracing uses the graphics card on Windows and Linux when it has the cores for it.',
    'Interactive global illumination converges in half the frames.',
    'Material libraries can be shared between documents.',
    'Light maps are baked for instances once, not for each of them.',
    'A bridge to HOOPS Exchange keeps the names of parts and materials.',
  ],
  sections: () => [
    datasets,
    relatedTechnologies(
      [
        'HOOPS Visualize',
        '/hoops/visualize/hps/downloads/latest',
        'draws technical views of the same scene.',
      ],
      ['HOOPS Exchange', '/hoops/exchange/downloads/latest', 'brings CAD models into it.'],
    ),
  ],
  additionalInfo: ({ named }) => [
    { name: 'Material library', filename: `HOOPS_Luminate_${named}_Materials.zip`, md5sum: '' },
  ],
});
