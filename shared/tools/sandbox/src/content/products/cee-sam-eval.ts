import { applicationReleases, resultFiles } from '../cae';
import { genericProductContent } from '../product-content';
import { sam } from './cee-sam';

export const content = genericProductContent({
  ...sam,
  stem: 'SAM_Evaluation',
  title: 'Ceetron SAM Evaluation',
  index: applicationReleases,
  description: 'The evaluation build: models of up to 50,000 nodes.',
  sections: () => [resultFiles],
});
