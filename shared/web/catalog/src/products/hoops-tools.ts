import { DEMO_VIEWER_LICENSE_DAYS } from '../constants';
import { olderVersions, page } from '../sidebars/links';
import { hoops } from './defaults';

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
    sidebar: [page('Latest Downloads', './downloads/latest', 'download'), olderVersions],
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
