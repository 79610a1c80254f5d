import { type GenericContent, genericContent, getContent } from '@portal/api/content';
import type { ReadContent } from './release';

/** Loads and validates content of the generic layout. CONTENT-5. */
export const readGeneric: ReadContent<GenericContent> = (path) => getContent(path, genericContent);
