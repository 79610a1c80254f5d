import { type GenericContent, genericContent, getContent } from '@portal/api/content';
import type { ReadContent } from '../state/release';

/** Loads and validates content of the generic layout. CONTENT-5. */
export const readGeneric: ReadContent<GenericContent> = (path) => getContent(path, genericContent);
