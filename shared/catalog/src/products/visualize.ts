import { hpsSidebar, threeDfSidebar, visualizeSidebar } from '../sidebars/lists';
import type { CatalogSection, Product } from '../types';
import { hoops } from './defaults';

/** The two programming interfaces of HOOPS Visualize. PROD-1. */
export const visualizeApis: readonly Product[] = [
  {
    ...hoops,
    code: '3df',
    section: '/hoops/visualize/3df',
    name: 'HOOPS Visualize 3DF',
    subtitle: 'Desktop and Mobile Graphics',
    description:
      'The established C and C++ interface of HOOPS Visualize: a retained-mode scene graph with long-term-support releases for applications that already build on it.',
    icon: '3df',
    contentFolder: 'hoops-product/hoops-visualize-3df',
    packagePath: 'visualize/3df',
    trackingName: 'HOOPS Visualize',
    viewMyLicense: true,
    docsPath: '/3df',
    screens: ['latest', 'older-versions', 'graphics-cards', 'lts'],
    sidebar: threeDfSidebar,
  },
  {
    ...hoops,
    code: 'hps',
    section: '/hoops/visualize/hps',
    name: 'HOOPS Visualize HPS',
    subtitle: 'Desktop and Mobile Graphics',
    description:
      'The modern C++ and C# interface of HOOPS Visualize: fast, multi-threaded drawing, selection and sectioning of large CAD models on desktop and mobile systems.',
    icon: 'hps',
    contentFolder: 'hoops-product/hoops-visualize-hps',
    packagePath: 'visualize/hps',
    trackingName: 'HOOPS Visualize',
    viewMyLicense: true,
    docsPath: '/hps',
    trial: { code: 'hps', knowledgeBaseCategory: 65, demoViewer: 'hdv' },
    screens: ['trial', 'latest', 'older-versions', 'graphics-cards', 'training'],
    sidebar: hpsSidebar,
  },
];

/** The parent page of both interfaces, with a trial that covers both. HOOPS-5. */
export const visualizeSection: CatalogSection = {
  code: 'visualize',
  section: '/hoops/visualize',
  name: 'HOOPS Visualize',
  subtitle: 'Desktop and Mobile Graphics',
  description:
    'Graphics engine for engineering applications on desktop and mobile systems, with two interfaces: HPS for new projects, 3DF for those that already use it.',
  family: 'hoops',
  icon: 'visualize',
  docsPath: '/hps',
  trial: { code: 'visualize', knowledgeBaseCategory: 65, demoViewer: 'hdv' },
  screens: ['about', 'trial', 'graphics-cards'],
  sidebar: visualizeSidebar,
};
