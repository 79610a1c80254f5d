import { genericProductContent } from '../product-content';
import { demoViewer } from './edv';

export const content = genericProductContent({
  ...demoViewer,
  stem: 'Envision_Demo_Analyzer',
  title: 'Ceetron Envision Demo Analyzer',
  highlights: [
    'A wizard leads from a CAD file to the first result.',
    'Loads and supports are placed on faces by pointing at them.',
    'The report lists mesh quality beside the results.',
  ],
});
