/**
 * The data of the local services. In the published tools, this module takes the place of
 * `shared/tools/sandbox/src/paths.ts`; `layout.test.ts` checks that it exports the same.
 */
import { join } from 'node:path';
import { toolsFolder } from './tools-folder';

export const sandboxRoot: string = join(toolsFolder, 'services');
