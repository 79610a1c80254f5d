import { type Build, builds } from '../builds';
import { applicationReleases, resultFiles } from '../cae';
import { type GenericProduct, genericProductContent } from '../product-content';
import type { Notes } from '../wire';

const thirtyDays: Notes = ['The application runs for 30 days after its first start.'];

const applicationBuilds: readonly Build[] = [{ ...builds.windows, ending: 'exe' }, builds.linux];

export const demoViewer: GenericProduct = {
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

export const content = genericProductContent(demoViewer);
