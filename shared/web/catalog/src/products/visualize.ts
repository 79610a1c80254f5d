import * as links from '../sidebars/links';
import type { CatalogSection } from '../types';
import { visualizeApi } from './defaults';

/** The links of both interfaces after the trial's. */
const apiLinks = [
  links.productDownloads,
  links.documentation,
  links.docsArchive,
  links.graphicsDevices,
  links.releaseNotes,
  links.roadmap,
  links.olderVersions,
];

/** The two programming interfaces of HOOPS Visualize. PROD-1. */
export const visualizeApis = [
  visualizeApi('hps', {
    name: 'HOOPS Visualize HPS',
    subtitle: 'Desktop and Mobile Graphics',
    description:
      'The modern C++ and C# interface of HOOPS Visualize: fast, multi-threaded drawing, selection and sectioning of large CAD models on desktop and mobile systems.',
    trackingName: 'HOOPS Visualize',
    trial: { code: 'hps', knowledgeBaseCategory: 65, demoViewer: 'hdv' },
    screens: ['trial', 'latest', 'older-versions', 'graphics-cards', 'training'],
    // SIDE-7.
    sidebar: [links.trial, ...apiLinks],
  }),
  visualizeApi('3df', {
    name: 'HOOPS Visualize 3DF',
    subtitle: 'Desktop and Mobile Graphics',
    description:
      'The established C and C++ interface of HOOPS Visualize: a retained-mode scene graph with long-term-support releases for applications that already build on it.',
    trackingName: 'HOOPS Visualize',
    screens: ['latest', 'older-versions', 'graphics-cards', 'lts'],
    // SIDE-8; 3DF has no trial page of its own.
    sidebar: [links.page('60-Day Trial', '/hoops/visualize/trial', 'trial'), ...apiLinks, links.ltsDownloads],
  }),
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
  menu: 'hoops-sdks',
  icon: 'visualize',
  accountNames: { pattern: /\bhoops visualize\b/, fallback: /\bvisualize\b/ },
  downloadsAlias: {
    from: '/hoops/visualize/downloads/latest',
    to: '/hoops/visualize/hps/downloads/latest',
  },
  docsPath: '/hps',
  trial: { code: 'visualize', knowledgeBaseCategory: 65, demoViewer: 'hdv' },
  screens: ['about', 'trial', 'graphics-cards'],
  // SIDE-6.
  sidebar: [
    links.trial,
    links.page('3DF API Downloads', './3df/downloads/latest', 'download'),
    links.page('HPS API Downloads', './hps/downloads/latest', 'download'),
    links.graphicsDevices,
  ],
};
