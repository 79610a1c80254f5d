import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RendererScripts } from '@portal/rendered-pages/renderer-scripts';
import { toolsFolder } from './tools-folder';

/** Reads the scripts of the processes that render pages, which are part of these tools. */
export const readRendererScripts = async (): Promise<RendererScripts> =>
  JSON.parse(await readFile(join(toolsFolder, 'dist/renderer-scripts.json'), 'utf8')) as RendererScripts;
