import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { NewRemoteError } from '@portal/workbench/src/new-remote/request';

/** Writes files into a folder that is empty, or does not exist. @throws {NewRemoteError} if it is not empty. SDK-5. */
export async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new NewRemoteError(`${folder} is not empty`);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text, { flag: 'wx' });
  }
}
