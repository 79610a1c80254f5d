import { COMMUNICATOR_SORT_FROM_YEAR } from '../constants';
import { communicatorSidebar, exchangeSidebar, luminateSidebar, publishSidebar } from '../sidebars/lists';
import type { Product } from '../types';
import { hoops } from './defaults';

/** Web visualization, data exchange, publishing and rendering. PROD-1. */
export const hoopsSdks: readonly Product[] = [
  {
    ...hoops,
    code: 'communicator',
    section: '/hoops/communicator',
    name: 'HOOPS Communicator',
    subtitle: '3D Web Visualization',
    description:
      'Shows large engineering models in a web browser. A JavaScript viewer draws what a server streams to it, or a model file on its own, and gives your code the part tree, measurements, sections and markup.',
    icon: 'communicator',
    contentFolder: 'hoops-product/hoops-communicator',
    packagePath: 'communicator',
    trackingName: 'HOOPS Communicator',
    viewMyLicense: true,
    docsPath: '/communicator',
    trial: { code: 'communicator', knowledgeBaseCategory: 66, demoViewer: 'web' },
    screens: ['trial', 'latest', 'older-versions', 'training'],
    sidebar: communicatorSidebar,
    olderVersions: { sortFromYear: COMMUNICATOR_SORT_FROM_YEAR },
  },
  {
    ...hoops,
    code: 'exchange',
    section: '/hoops/exchange',
    name: 'HOOPS Exchange',
    subtitle: 'CAD Data Exchange',
    description:
      'Reads and writes CAD files from C++: geometry, assembly structure, product manufacturing information and attributes of more than thirty formats through one data model.',
    icon: 'exchange',
    contentFolder: 'hoops-product/hoops-exchange',
    packagePath: 'exchange',
    trackingName: 'HOOPS Exchange',
    viewMyLicense: true,
    docsPath: '/exchange',
    trial: { code: 'exchange', knowledgeBaseCategory: 64, demoViewer: 'hdv' },
    screens: ['trial', 'latest', 'older-versions'],
    sidebar: exchangeSidebar,
  },
  {
    ...hoops,
    code: 'publish',
    section: '/hoops/publish',
    name: 'HOOPS Publish',
    subtitle: '3D PDF and HTML',
    description:
      'Writes 3D PDF, PRC, HTML and STEP documents from CAD data, with templates, views and annotations that a reader opens without CAD software.',
    icon: 'publish',
    contentFolder: 'hoops-product/hoops-publish',
    // Publish ships inside the Exchange packages. PROD-1.
    packagePath: 'exchange',
    trackingName: 'HOOPS Publish',
    viewMyLicense: true,
    docsPath: '/publish',
    trial: { code: 'publish', knowledgeBaseCategory: 74, demoViewer: 'hdv' },
    screens: ['trial', 'latest', 'older-versions'],
    sidebar: publishSidebar,
  },
  {
    ...hoops,
    code: 'luminate',
    section: '/hoops/luminate',
    name: 'HOOPS Luminate',
    subtitle: 'Photorealistic Rendering',
    description:
      'Renders engineering models with physically based materials and light, in real time for interaction or with ray tracing for final images, from one C++ scene.',
    icon: 'luminate',
    contentFolder: 'hoops-product/hoops-luminate',
    packagePath: 'luminate',
    trackingName: 'HOOPS Luminate',
    viewMyLicense: true,
    docsPath: '/luminate',
    sidebar: luminateSidebar,
  },
];
