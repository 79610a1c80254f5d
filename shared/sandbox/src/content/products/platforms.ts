import { type GenericProduct, genericContent } from '../generic';
import { genericProductContent, type ProductContent } from '../product-content';
import { datasets, demoViewer, relatedTechnologies } from '../sections';
import { type Build, builds } from '../systems';

const installers: readonly Build[] = [
  { ...builds.windows, ending: 'exe' },
  builds.linux,
  { ...builds.macosArm, from: 2024 },
];

const web: GenericProduct = {
  stem: 'Web_Platform',
  title: 'The HOOPS Web Platform',
  index: [
    { year: 2024, versions: ['2024.8.0', '2024.6.0'] },
    { year: 2023, versions: ['2023 SP2', '2023'] },
  ],
  builds: installers,
  description: 'HOOPS Communicator, HOOPS Exchange and HOOPS Publish of the same version, in one installer.',
  highlights: [
    'One license key starts all products of the platform.',
    'The installer can leave out products that you do not need.',
    'A sample joins conversion, streaming and publishing in one server.',
  ],
  sections: () => [
    datasets,
    relatedTechnologies(
      ['HOOPS Communicator', '/hoops/communicator/downloads/latest', 'the web viewer on its own.'],
      ['The HOOPS Native Platform', '/hoops/the-hoops-native-platform', 'the same for desktop and mobile.'],
    ),
  ],
};

/** Not in the releases list: the portal falls back to 2024.8.0. VER-3. */
export const webPlatformContent: ProductContent = {
  code: 'hwp',
  index: web.index,
  release: (version) => ({ layout: 'generic', content: genericContent(web, version) }),
};

export const nativePlatformContent = genericProductContent('hnp', {
  stem: 'Native_Platform',
  title: 'The HOOPS Native Platform',
  index: [
    { year: 2026, versions: ['2026.3.0', '2026.1.0'] },
    { year: 2025, versions: ['2025.4.0', '2025.2.0'] },
    { year: 2024, versions: ['2024.8.0', '2024.6.0'] },
    { year: 2023, versions: ['2023 SP2', '2023'] },
  ],
  builds: installers,
  description: 'HOOPS Visualize, HOOPS Exchange and HOOPS Publish of the same version, in one installer.',
  highlights: [
    'One license key starts all products of the platform.',
    'The sandbox samples of Qt, MFC and WPF load files with HOOPS Exchange.',
    'The installer registers the libraries for CMake.',
  ],
  sections: () => [
    demoViewer,
    datasets,
    relatedTechnologies(
      ['HOOPS Visualize', '/hoops/visualize', 'the graphics engine on its own.'],
      ['The HOOPS Web Platform', '/hoops/the-hoops-web-platform', 'the same for the browser.'],
    ),
  ],
});
