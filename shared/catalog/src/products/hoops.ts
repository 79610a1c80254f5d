import type { Product } from '../types';
import { hoopsSdks } from './hoops-sdks';
import { hoopsTools } from './hoops-tools';
import { hoopsPlatforms } from './platforms';
import { visualizeApis } from './visualize';

/** Products under `/hoops`, and the demo viewer, which has no section. */
export const hoopsProducts: readonly Product[] = [
  ...hoopsSdks,
  ...visualizeApis,
  ...hoopsPlatforms,
  ...hoopsTools,
];
