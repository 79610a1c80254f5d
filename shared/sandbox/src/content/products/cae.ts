import { desktopBuilds, type GenericProduct } from '../generic';
import { ordinary } from '../product-content';
import { relatedTechnologies } from '../sections';
import { type Build, builds } from '../systems';
import { salesLicense } from '../text';
import type { Notes, Section, VersionYear } from '../wire';

/** The CEETRON toolkits are numbered by year, release and patch. */
const caeTrain: readonly VersionYear[] = [
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

/** The ready-made applications have fewer releases. */
const applicationTrain: readonly VersionYear[] = [
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

const thirtyDays: Notes = ['The application runs for 30 days after its first start.'];

const resultFiles: Section = {
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

const desktop: GenericProduct = {
  stem: 'Envision_Desktop',
  title: 'Ceetron Envision Desktop',
  index: caeTrain,
  builds: desktopBuilds,
  license: salesLicense,
  description: 'C++ libraries, headers and samples for Qt and MFC.',
  highlights: [
    'Cutting planes and iso-surfaces are computed on all cores.',
    'Particle traces can follow a field that changes over time.',
    'Result files of Nastran, Abaqus, Ansys and LS-DYNA are read with Ceetron Access.',
    'Parts are simplified while the model turns, and drawn whole when it stands.',
    'Contours of element results keep the jumps between materials.',
    'Models of more than 2<sup>31</sup> nodes can be loaded part by part.',
  ],
  sections: () => [
    resultFiles,
    relatedTechnologies(
      ['Ceetron SAM', '/cae/cee_sam/downloads/latest', 'reads result files, meshes and solves.'],
      ['Ceetron Envision Web', '/cae/cee_env_cloud/downloads/latest', 'the same in a browser.'],
    ),
  ],
};

const web: GenericProduct = {
  ...desktop,
  stem: 'Envision_Web',
  title: 'Ceetron Envision Web',
  builds: [builds.windows, builds.linux, builds.linuxArm],
  description: 'The JavaScript client, the server and its command-line tools.',
  highlights: [
    'The server sends only the results that the view needs.',
    'The client draws with WebGL 2 and needs no plug-in.',
    'Scenes can be exported as one HTML file.',
    'The server runs in a container without root rights.',
    'Sessions of several visitors share one copy of the model.',
  ],
  sections: () => [
    {
      name: 'Web client',
      description: 'The client alone, for pages that talk to a server elsewhere.',
      files: [
        {
          name: 'Client on the package registry',
          filename: 'envision-web-client',
          type: 'raw_link',
          link: '/places/registry/envision-web-client',
        },
      ],
    },
    resultFiles,
  ],
};

const sam: GenericProduct = {
  stem: 'SAM',
  title: 'Ceetron SAM',
  index: caeTrain,
  builds: desktopBuilds,
  license: salesLicense,
  description: 'Access, Mesh and Solve with headers, samples and material libraries.',
  highlights: [
    '<strong>Solve:</strong> contact between shells takes their thickness into account.',
    '<strong>Access:</strong> reads the result files of Ansys 2025 R1.',
    '<strong>Mesh:</strong> boundary layers grow from selected faces only.',
    '<strong>Mesh:</strong> volume meshing of solids with thin walls needs half the elements.',
    '<strong>Solve:</strong> the sparse solver uses up to 64 threads.',
  ],
  sections: ({ version, named }) => [
    version === '2026.1.0' && {
      name: 'Patches',
      sections: [
        {
          name: 'Patch 1',
          patch: '1',
          notes: 'Replaces the library of Ceetron Access. Unpack it over the release.',
          files: [
            {
              filename: `HOOPS_SAM_${named}_U1_Windows_vc143.zip`,
              os: 'Windows',
              compiler: 'Visual Studio 2022 (vc143)',
              arch: 'x86_64',
              md5sum: '',
            },
            {
              filename: `HOOPS_SAM_${named}_U1_Linux.tar.gz`,
              os: 'Linux',
              compiler: 'gcc 9.3',
              arch: 'x86_64',
              md5sum: '',
            },
          ],
        },
      ],
    },
    resultFiles,
  ],
};

const samEvaluation: GenericProduct = {
  ...sam,
  stem: 'SAM_Evaluation',
  title: 'Ceetron SAM Evaluation',
  index: applicationTrain,
  description: 'The evaluation build: models of up to 50,000 nodes.',
  sections: () => [resultFiles],
};

const applicationBuilds: readonly Build[] = [{ ...builds.windows, ending: 'exe' }, builds.linux];

const demoViewer: GenericProduct = {
  stem: 'Envision_Demo_Viewer',
  title: 'Ceetron Envision Demo Viewer',
  index: applicationTrain,
  builds: applicationBuilds,
  license: thirtyDays,
  highlights: [
    'Opens the result files of all solvers that Ceetron Access reads.',
    'Animations are saved as video.',
    'Two results can be shown side by side with one camera.',
  ],
  sections: () => [resultFiles],
};

const demoAnalyzer: GenericProduct = {
  ...demoViewer,
  stem: 'Envision_Demo_Analyzer',
  title: 'Ceetron Envision Demo Analyzer',
  highlights: [
    'A wizard leads from a CAD file to the first result.',
    'Loads and supports are placed on faces by pointing at them.',
    'The report lists mesh quality beside the results.',
  ],
};

export const caeContent = [
  ordinary('cee_env_desktop', desktop),
  ordinary('cee_env_cloud', web),
  ordinary('cee_sam', sam),
  ordinary('cee_sam_eval', samEvaluation),
  ordinary('edv', demoViewer),
  ordinary('eda', demoAnalyzer),
];
