import { parasolidViewerSidebar } from '../sidebars/lists';
import type { Product } from '../types';
import { hoops } from './defaults';

/** The table-to-PDF tool and the demo viewers. PROD-1. */
export const hoopsTools: readonly Product[] = [
  {
    ...hoops,
    code: 'tabletopdf',
    section: '/hoops/tabletopdf',
    name: 'TableToPDF',
    subtitle: 'Add-on for HOOPS Publish',
    description:
      'Turns tables of part data, such as bills of materials, into interactive tables in documents made with HOOPS Publish.',
    icon: 'tabletopdf',
    contentFolder: 'hoops-product/tabletopdf',
    packagePath: 'tabletopdf',
    trackingName: 'TableToPDF',
    docsPath: '/publish',
  },
  {
    ...hoops,
    code: 'hpdv',
    section: '/hoops/hpdv',
    name: 'HOOPS Parasolid Demo Viewer',
    subtitle: 'Parasolid with HOOPS Visualize',
    description:
      'A ready-made viewer that opens CAD files as Parasolid bodies and draws them with HOOPS Visualize. It carries a 30-day license.',
    icon: 'hpdv',
    contentFolder: 'hoops-product/hpdv',
    packagePath: 'hpdv',
    trackingName: 'HOOPS Parasolid Demo Viewer',
    docsPath: '/hps',
    sidebar: parasolidViewerSidebar,
  },
  {
    ...hoops,
    code: 'hdv',
    section: null,
    name: 'HOOPS Demo Viewer',
    subtitle: 'HOOPS Exchange with HOOPS Visualize',
    description:
      'A ready-made viewer that imports CAD files with HOOPS Exchange and draws them with HOOPS Visualize. It carries a 30-day license.',
    icon: 'hdv',
    contentFolder: 'hoops-product/hdv',
    packagePath: 'hdv',
    trackingName: 'HOOPS Demo Viewer',
    docsPath: '/hps',
    screens: [],
  },
];
