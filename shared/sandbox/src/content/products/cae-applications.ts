import type { GenericProduct } from '../generic';
import { genericProductContent } from '../product-content';
import { type Build, builds } from '../systems';
import type { Notes } from '../wire';
import { applicationReleases, resultFiles } from './cae-shared';

const thirtyDays: Notes = ['The application runs for 30 days after its first start.'];

const applicationBuilds: readonly Build[] = [{ ...builds.windows, ending: 'exe' }, builds.linux];

const demoViewer: GenericProduct = {
  stem: 'Envision_Demo_Viewer',
  title: 'Ceetron Envision Demo Viewer',
  index: applicationReleases,
  builds: applicationBuilds,
  license: thirtyDays,
  highlights: [
    'Opens the result files of all solvers that Ceetron Access reads.',
    'Animations are saved as video.',
    'Two results can be shown side by side with one camera.',
  ],
  sections: () => [resultFiles],
};

const demoAnalyzer: GenericProduct = {
  ...demoViewer,
  stem: 'Envision_Demo_Analyzer',
  title: 'Ceetron Envision Demo Analyzer',
  highlights: [
    'A wizard leads from a CAD file to the first result.',
    'Loads and supports are placed on faces by pointing at them.',
    'The report lists mesh quality beside the results.',
  ],
};

export const applicationContent = [
  genericProductContent('edv', demoViewer),
  genericProductContent('eda', demoAnalyzer),
];
