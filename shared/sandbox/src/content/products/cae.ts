import type { ProductContent } from '../product-content';
import { applicationContent } from './cae-applications';
import { toolkitContent } from './cae-toolkits';

/** The sample content of all products under `/cae`. */
export const caeContent: readonly ProductContent[] = [...toolkitContent, ...applicationContent];
