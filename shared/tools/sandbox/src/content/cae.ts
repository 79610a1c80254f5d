import type { Section, VersionYear } from './wire';

/** The CEETRON toolkits are numbered by year, release and patch. */
export const caeReleases: readonly VersionYear[] = [
  { year: 2026, versions: ['2026.2.0', '2026.1.1', '2026.1.0'] },
  { year: 2025, versions: ['2025.3.0', '2025.2.0', '2025.1.0'] },
  { year: 2024, versions: ['2024.4.0', '2024.2.1', '2024.2.0', '2024.1.0'] },
  { year: 2023, versions: ['2023.3', '2023.2', '2023.1 U1', '2023.1'] },
  { year: 2022, versions: ['2022.2', '2022.1'] },
  { year: 2021, versions: ['2021.2', '2021.1'] },
  { year: 2020, versions: ['2020.2', '2020.1'] },
  { year: 2019, versions: ['2019.1'] },
  { year: 2018, versions: ['2018.1'] },
];

/** The applications and the evaluation build have fewer releases. */
export const applicationReleases: readonly VersionYear[] = [
  { year: 2026, versions: ['2026.2.0'] },
  { year: 2025, versions: ['2025.3.0', '2025.1.0'] },
  { year: 2024, versions: ['2024.2.0'] },
  { year: 2023, versions: ['2023.2', '2023.1'] },
  { year: 2022, versions: ['2022.1'] },
  { year: 2021, versions: ['2021.1'] },
  { year: 2020, versions: [], message: 'The 2019 release remains current for 2020 results.' },
  { year: 2019, versions: ['2019.1'] },
  { year: 2018, versions: ['2018.1'] },
];

/** Sample simulation results. */
export const resultFiles: Section = {
  name: 'Datasets',
  description: 'Result files of structural, flow and crash simulations.',
  files: [
    {
      filename: 'Ceetron_Result_Files.zip',
      link: 'packages/cae/datasets/Ceetron_Result_Files.zip',
      md5sum: '',
    },
  ],
};
