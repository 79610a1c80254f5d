import { DEMO_VIEWER_LICENSE_DAYS } from '../constants';
import * as links from '../sidebars/links';
import { hoops, hoopsSdk } from './defaults';

/** Web visualization, data exchange, publishing and rendering. PROD-1. */
export const hoopsSdks = [
  hoopsSdk('communicator', {
    name: 'HOOPS Communicator',
    subtitle: '3D Web Visualization',
    description:
      'Shows large engineering models in a web browser. A JavaScript viewer draws what a server streams to it, or a model file on its own, and gives your code the part tree, measurements, sections and markup.',
    trial: { code: 'communicator', knowledgeBaseCategory: 66, demoViewer: 'web' },
    screens: ['trial', 'latest', 'older-versions', 'training'],
    // SIDE-1.
    sidebar: [
      links.trial,
      links.productDownloads,
      links.olderVersions,
      links.latestDocumentation,
      links.docsArchive,
      links.fileFormats,
      links.releaseNotes,
      links.roadmap,
    ],
    // OLD-2.
    olderVersions: { sortFromYear: 2024 },
    screensWithoutSidebar: ['training'],
    trainingSupplement: 'communicator_training_files.zip',
  }),
  hoopsSdk('exchange', {
    name: 'HOOPS Exchange',
    subtitle: 'CAD Data Exchange',
    description:
      'Reads and writes CAD files from C++: geometry, assembly structure, product manufacturing information and attributes of more than thirty formats through one data model.',
    trial: { code: 'exchange', knowledgeBaseCategory: 64, demoViewer: 'hdv' },
    screens: ['trial', 'latest', 'older-versions'],
    // SIDE-3.
    sidebar: [
      links.trial,
      links.learningPlatform,
      links.productDownloads,
      links.documentation,
      links.fileFormats,
      links.supportedPlatforms,
      links.releaseNotes,
      links.roadmap,
      links.olderVersions,
    ],
  }),
  hoopsSdk('publish', {
    name: 'HOOPS Publish',
    subtitle: '3D PDF and HTML',
    description:
      'Writes 3D PDF, PRC, HTML and STEP documents from CAD data, with templates, views and annotations that a reader opens without CAD software.',
    // Publish ships inside the Exchange packages. PROD-1.
    packagePath: 'exchange',
    trial: { code: 'publish', knowledgeBaseCategory: 74, demoViewer: 'hdv' },
    screens: ['trial', 'latest', 'older-versions'],
    // SIDE-4.
    sidebar: [
      links.trial,
      links.productDownloads,
      links.documentation,
      links.docsArchive,
      links.fileFormats,
      links.supportedPlatforms,
      links.releaseNotes,
      links.roadmap,
      links.olderVersions,
    ],
    addOn: 'tabletopdf',
  }),
  hoopsSdk('luminate', {
    name: 'HOOPS Luminate',
    subtitle: 'Photorealistic Rendering',
    description:
      'Renders engineering models with physically based materials and light, in real time for interaction or with ray tracing for final images, from one C++ scene.',
    // SIDE-5.
    sidebar: [
      links.productDownloads,
      links.latestDocumentation,
      links.docsArchive,
      links.releaseNotes,
      links.roadmap,
      links.olderVersions,
    ],
  }),
];

/** The table-to-PDF tool and the demo viewers. PROD-1. */
export const hoopsTools = [
  hoops('tabletopdf', {
    name: 'TableToPDF',
    subtitle: 'Add-on for HOOPS Publish',
    description:
      'Turns tables of part data, such as bills of materials, into interactive tables in documents made with HOOPS Publish.',
    docsPath: '/publish',
    menu: 'hoops-tools',
  }),
  hoops('hpdv', {
    name: 'HOOPS Parasolid Demo Viewer',
    subtitle: 'Parasolid with HOOPS Visualize',
    description:
      'A ready-made viewer that opens CAD files as Parasolid bodies and draws them with HOOPS Visualize. It carries a 30-day license.',
    docsPath: '/hps',
    // SIDE-10.
    sidebar: [links.page('Latest Downloads', './downloads/latest', 'download'), links.olderVersions],
    menu: 'hoops-tools',
    runsForDays: DEMO_VIEWER_LICENSE_DAYS,
  }),
  hoops('hdv', {
    section: null,
    name: 'HOOPS Demo Viewer',
    subtitle: 'HOOPS Exchange with HOOPS Visualize',
    description:
      'A ready-made viewer that imports CAD files with HOOPS Exchange and draws them with HOOPS Visualize. It carries a 30-day license.',
    docsPath: '/hps',
    screens: [],
    runsForDays: DEMO_VIEWER_LICENSE_DAYS,
  }),
];
