import type { CatalogSection, TrialOffer } from '../types';
import { hoops } from './defaults';

/** The installers of a platform that its trial page offers. PATH-12. */
const installersOf = (platform: string): Required<TrialOffer>['installers'] => ({
  release: '2024.6.0',
  files: [
    { os: 'Windows', filename: `HOOPS_${platform}_Platform_2024.6.0_Windows.exe` },
    { os: 'Linux', filename: `HOOPS_${platform}_Platform_2024.6.0_Linux.tar.gz` },
    { os: 'macOS', filename: `HOOPS_${platform}_Platform_2024.6.0_macOS.dmg` },
  ],
});

/** What both platforms have in common. */
const common = {
  viewMyLicense: true,
  screens: ['about', 'trial', 'downloads'],
  menu: 'hoops-platforms',
  datasets: true,
} as const;

/** Bundles of several toolkits; their detail page is `…/downloads`. PROD-1, NAV-9. */
export const hoopsPlatforms = [
  hoops('hwp', {
    ...common,
    section: '/hoops/the-hoops-web-platform',
    name: 'The HOOPS Web Platform',
    subtitle: 'Toolkits for Web Applications',
    description:
      'One installer with HOOPS Communicator, HOOPS Exchange and HOOPS Publish, matched in version, for building engineering applications that run in a browser.',
    contentFolder: 'hoops-product/the-hoops-web-platform',
    trackingName: 'HOOPS Web Platform',
    // VER-3.
    fallbackVersion: '2024.8.0',
    docsPath: '/hoops-web-platform',
    trial: { code: 'hwp', knowledgeBaseCategory: 66, demoViewer: 'web', installers: installersOf('Web') },
    accountNames: { pattern: /\bweb platform\b/ },
  }),
  hoops('hnp', {
    ...common,
    section: '/hoops/the-hoops-native-platform',
    name: 'The HOOPS Native Platform',
    subtitle: 'Toolkits for Desktop and Mobile Applications',
    description:
      'One installer with HOOPS Visualize, HOOPS Exchange and HOOPS Publish, matched in version, for building engineering applications that run on the desktop or a mobile device.',
    contentFolder: 'hoops-product/the-hoops-native-platform',
    trackingName: 'HOOPS Native Platform',
    docsPath: '/hoops-native-platform',
    trial: { code: 'hnp', knowledgeBaseCategory: 65, demoViewer: 'hdv', installers: installersOf('Native') },
    accountNames: { pattern: /\bnative platform\b/ },
  }),
];

/** The page that offers both platforms; its trial and downloads pages offer both, too. HOOPS-3, TRI-6. */
export const platformSection: CatalogSection = {
  code: 'the-hoops-platform',
  section: '/hoops/the-hoops-platform',
  name: 'The HOOPS Platform',
  subtitle: 'Toolkits for Engineering Applications',
  description:
    'HOOPS toolkits in one installer: choose the Web Platform for applications in a browser, the Native Platform for desktop and mobile.',
  family: 'hoops',
  menu: 'hoops-platforms',
  icon: 'hoops-platform',
  docsPath: '',
  screens: ['about', 'trial', 'downloads'],
};
