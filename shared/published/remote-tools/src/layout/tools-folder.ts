import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the installed tools. Every script of theirs is in its folder `dist`. */
export const toolsFolder = dirname(dirname(fileURLToPath(import.meta.url)));
