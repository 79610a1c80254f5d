import type { ProductContent } from '../product-content';
import { applicationContent } from './cae-applications';
import { toolkitContent } from './cae-toolkits';

/** Everything under `/cae`. */
export const caeContent: readonly ProductContent[] = [...toolkitContent, ...applicationContent];
