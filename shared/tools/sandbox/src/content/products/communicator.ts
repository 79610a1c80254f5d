import { builds } from '../builds';
import { type GenericProduct, genericProductContent, packageFor, trainingGroups } from '../product-content';
import { apiReference, datasets, demoViewer, rawLink, relatedTechnologies } from '../sections';
import { hoopsReleases } from '../versions';

const communicator: GenericProduct = {
  stem: 'Communicator',
  title: 'HOOPS Communicator',
  // 2024 and 2025 are out of order, and 2024.10 must rank above 2024.9: the page sorts them. OLD-2.
  index: [
    { year: 2026, versions: ['2026.3.0', '2026.2.1', '2026.2.0', '2026.1.0'] },
    { year: 2025, versions: ['2025.4.0', '2025.10.0', '2025.8.0', '2025.2.0', '2025.1.0'] },
    { year: 2024, versions: ['2024.9.0', '2024.10.0', '2024.2.0', '2024 SP1 U1', '2024.1.0'] },
    ...hoopsReleases.filter(({ year }) => Number(year) < 2024),
  ],
  builds: [builds.windows, builds.linux, builds.linuxArm, builds.macosArm, builds.macos],
  description:
    'The package holds the web viewer, the stream cache server, the <code>converter</code> for CAD files and samples.',
  highlights: [
    '<strong>Web viewer:</strong> selection and highlighting are up to twice as fast in scenes with many small parts.',
    'The viewer draws with WebGPU where the browser has it; set <code>rendererType</code> to try it.',
    'Floor plans can be made from any horizontal section of a building model.',
    'The converter writes physically based materials of glTF and USD files.',
    'Measurements snap to the axes of cylinders and cones.',
    'The stream cache server reports its state as Prometheus metrics.',
    'Markup views keep their cutting planes when they are exported as JSON.',
    'See the <a href="/places/docs/communicator/{version}/release_notes" target="_blank">release notes</a> for every change.',
  ],
  sections: ({ version, named }) => [
    {
      name: 'Installers',
      description: 'The same release as an installer that sets up the server as a service.',
      files: [
        {
          filename: `HOOPS_Communicator_${named}_Windows_Installer.exe`,
          os: 'Windows',
          arch: 'x86_64',
          link: `releases/${named.toLowerCase()}/HOOPS_Communicator_${named}_Windows_Installer.exe`,
          md5sum: '',
        },
      ],
    },
    demoViewer,
    datasets,
    relatedTechnologies(
      ['HOOPS Exchange', '/hoops/exchange/downloads/latest', 'reads CAD files in your own server process.'],
      ['HOOPS Publish', '/hoops/publish/downloads/latest', 'writes 3D PDF and HTML from the same models.'],
      ['HOOPS Luminate', '/hoops/luminate/downloads/latest', 'renders photorealistic images of them.'],
    ),
    version === '2026.3.0' && {
      name: 'Preview',
      notes: ['A preview shows what is coming. Its interfaces may still change.'],
      packages: [
        {
          ...packageFor('Communicator', { version, year: 2026, named: '2026.4.0_P1' }, builds.windows),
          os: 'Windows',
        },
      ],
    },
  ],
  additionalInfo: ({ named }) => [
    rawLink(
      'Web Viewer on the package registry',
      'web-viewer',
      '/places/registry/web-viewer',
      'For projects that use a bundler.',
    ),
    apiReference('Communicator', named),
    {
      name: 'Third-party license texts',
      filename: `HOOPS_Communicator_${named}_Third_Party_Licenses.pdf`,
    },
  ],
};

/** The online training of Communicator. Its second group has only one video, so the page shows no buttons. TRN-5. */
const training = trainingGroups('comm', {
  'Getting Started': [
    'What Communicator Does',
    'Installing the Package',
    'Your First Viewer',
    'Converting CAD Files',
    'Streaming and Single Files',
  ],
  Licensing: ['Keys and Environments'],
  'The Scene': [
    'The Model Tree',
    'Selection and Highlighting',
    'Cameras and Views',
    'Materials and Overrides',
  ],
  'Tools for Users': ['Cutting Planes', 'Measurements', 'Markup', 'Operators of Your Own', 'Floor Plans'],
  Deployment: ['The Server Side', 'Containers', 'Scaling Out'],
});

export const content = { ...genericProductContent(communicator), training };
