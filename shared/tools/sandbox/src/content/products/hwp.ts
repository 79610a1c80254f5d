import { installers } from '../builds';
import { type GenericProduct, genericRelease, type ProductContent } from '../product-content';
import { datasets, relatedTechnologies } from '../sections';

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
export const content: ProductContent = {
  index: web.index,
  release: (version) => genericRelease(web, version),
};
