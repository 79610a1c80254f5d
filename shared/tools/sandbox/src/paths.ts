import { join } from 'node:path';
import { workspaceRoot } from '@portal/build/workspace';

/** Folder of this package, with the content repository and the default configuration. */
export const sandboxRoot: string = join(workspaceRoot, 'shared/tools/sandbox');
