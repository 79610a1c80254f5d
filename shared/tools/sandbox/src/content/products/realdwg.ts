import { builds } from '../builds';
import { genericProductContent } from '../product-content';
import { salesLicense } from '../text';

/** Its versions cover all cases of the rule for content paths: dots, spaces and underscores. VER-6. */
export const content = genericProductContent({
  stem: 'RealDWG',
  title: 'RealDWG',
  index: [
    { year: 2026, versions: ['2026.1.1', '2026.1', '2026'] },
    { year: 2025, versions: ['2025.1.1', '2025.1', '2025'] },
    { year: 2024, versions: ['2024 Update 1', '2024'] },
    { year: 2023, versions: ['2023_1_2', '2023_1', '2023'] },
    { year: 2022, versions: ['2022 SP1', '2022'] },
    { year: 2021, versions: ['2021.1', '2021'] },
    { year: 2020, versions: ['2020'] },
    { year: 2019, versions: [], message: 'RealDWG 2019 received no update. Please use RealDWG 2020.' },
    { year: 2018, versions: ['2018'] },
  ],
  builds: [],
  license: salesLicense,
  description: 'Host application services, object enablers, headers and libraries for C++ and .NET.',
  highlights: [
    'Reads and writes the <strong>DWG 2018</strong> format of AutoCAD 2018 to 2026.',
    'The .NET assemblies target .NET 8.',
    'Damaged drawings are recovered with the rules of AutoCAD’s <code>RECOVER</code> command.',
    'Object enablers of vertical products are updated to their current versions.',
    'Fonts that are missing are substituted by the host application’s table.',
  ],
  sections: ({ named, year }) => [
    {
      name: 'Windows',
      packages: [
        {
          filename: `RealDWG_${named}_Windows_64bit.exe`,
          name: 'RealDWG SDK',
          compiler: year >= 2025 ? builds.windowsVc143.compiler : builds.windowsVc142.compiler,
          arch: 'x86_64',
          md5sum: '',
          notes: 'The installer places redistributable merge modules beside the SDK.',
          system_requirements: [
            { description: 'Windows 10 or later, 64-bit' },
            {
              description: 'Supported versions of Visual Studio:',
              name: 'RealDWG system requirements',
              url: '/places/docs/realdwg/latest/system-requirements.html',
            },
          ],
        },
        {
          filename: `RealDWG_${named}_Redistributables.msi`,
          name: 'Redistributables',
          arch: 'x86_64',
          md5sum: '',
        },
      ],
    },
    {
      name: 'Documentation',
      files: [
        { filename: `RealDWG_${named}_Developers_Guide.pdf`, md5sum: '' },
        {
          filename: `RealDWG_${named}_Samples.zip`,
          md5sum: '',
          notes: 'C++ and .NET samples with project files.',
        },
      ],
    },
  ],
});
