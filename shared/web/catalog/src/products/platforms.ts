import { HWP_FALLBACK_VERSION, TRIAL_INSTALLER_RELEASE } from '../constants';
import type { CatalogSection } from '../types';
import { hoops } from './defaults';

/** Bundles of several toolkits; their detail page is `…/downloads`. PROD-1, NAV-9. */
export const hoopsPlatforms = [
  hoops('hwp', {
    section: '/hoops/the-hoops-web-platform',
    name: 'The HOOPS Web Platform',
    subtitle: 'Toolkits for Web Applications',
    description:
      'One installer with HOOPS Communicator, HOOPS Exchange and HOOPS Publish, matched in version, for building engineering applications that run in a browser.',
    contentFolder: 'hoops-product/the-hoops-web-platform',
    trackingName: 'HOOPS Web Platform',
    viewMyLicense: true,
    fallbackVersion: HWP_FALLBACK_VERSION,
    docsPath: '/hoops-web-platform',
    trial: {
      code: 'hwp',
      knowledgeBaseCategory: 66,
      demoViewer: 'web',
      installers: {
        release: TRIAL_INSTALLER_RELEASE,
        files: [
          { os: 'Windows', filename: 'HOOPS_Web_Platform_2024.6.0_Windows.exe' },
          { os: 'Linux', filename: 'HOOPS_Web_Platform_2024.6.0_Linux.tar.gz' },
          { os: 'macOS', filename: 'HOOPS_Web_Platform_2024.6.0_macOS.dmg' },
        ],
      },
    },
    screens: ['about', 'trial', 'downloads'],
    menu: 'hoops-platforms',
    datasets: true,
    accountNames: { pattern: /\bweb platform\b/ },
  }),
  hoops('hnp', {
    section: '/hoops/the-hoops-native-platform',
    name: 'The HOOPS Native Platform',
    subtitle: 'Toolkits for Desktop and Mobile Applications',
    description:
      'One installer with HOOPS Visualize, HOOPS Exchange and HOOPS Publish, matched in version, for building engineering applications that run on the desktop or a mobile device.',
    contentFolder: 'hoops-product/the-hoops-native-platform',
    trackingName: 'HOOPS Native Platform',
    viewMyLicense: true,
    docsPath: '/hoops-native-platform',
    trial: {
      code: 'hnp',
      knowledgeBaseCategory: 65,
      demoViewer: 'hdv',
      installers: {
        release: TRIAL_INSTALLER_RELEASE,
        files: [
          { os: 'Windows', filename: 'HOOPS_Native_Platform_2024.6.0_Windows.exe' },
          { os: 'Linux', filename: 'HOOPS_Native_Platform_2024.6.0_Linux.tar.gz' },
          { os: 'macOS', filename: 'HOOPS_Native_Platform_2024.6.0_macOS.dmg' },
        ],
      },
    },
    screens: ['about', 'trial', 'downloads'],
    menu: 'hoops-platforms',
    datasets: true,
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
