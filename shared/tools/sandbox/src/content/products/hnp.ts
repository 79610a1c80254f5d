import { installers } from '../builds';
import { genericProductContent } from '../product-content';
import { datasets, demoViewer, relatedTechnologies } from '../sections';

export const content = genericProductContent({
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
