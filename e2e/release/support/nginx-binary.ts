import { execFile } from 'node:child_process';
import { access, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Debian's packages are unpacked here, not installed. */
const UNPACK_FOLDER = fileURLToPath(new URL('../../../.portal/cache/nginx', import.meta.url));
const PACKAGES = ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static'];

export interface NginxBinary {
  readonly program: string;
  readonly mimeTypes: string;
  /** Path of the module that serves .br files, if it is installed. */
  readonly brotli: string | undefined;
}

async function firstExisting(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    const exists = await access(path).then(
      () => true,
      () => false,
    );
    if (exists) return path;
  }
  return undefined;
}

/** Looks for nginx and its files below a root folder; `/` for an installed nginx. */
async function findNginxIn(root: string, programs: readonly string[]): Promise<NginxBinary | undefined> {
  const program = await firstExisting(programs);
  const mimeTypes = await firstExisting([join(root, 'etc/nginx/mime.types')]);
  if (program === undefined || mimeTypes === undefined) return undefined;
  const brotli = await firstExisting([join(root, 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so')]);
  return { program, mimeTypes, brotli };
}

const findUnpacked = () => findNginxIn(UNPACK_FOLDER, [join(UNPACK_FOLDER, 'usr/sbin/nginx')]);

async function unpack(): Promise<void> {
  // Workers may run this in parallel: each uses its own folder, and the first rename wins.
  const folder = `${UNPACK_FOLDER}.${process.pid}`;
  await mkdir(folder, { recursive: true });
  try {
    const download = () => run('apt-get', ['download', '-qq', ...PACKAGES], { cwd: folder });
    await download().catch(async () => {
      await run('apt-get', ['update', '-qq']);
      await download();
    });
    for (const file of await readdir(folder))
      if (file.endsWith('.deb')) await run('dpkg-deb', ['-x', file, '.'], { cwd: folder });
    await mkdir(dirname(UNPACK_FOLDER), { recursive: true });
    await rename(folder, UNPACK_FOLDER).catch(() => undefined);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Finds an nginx: the installed one, else Debian's packages, unpacked. @returns the reason if there is none. */
export async function findNginx(): Promise<NginxBinary | { readonly reason: string }> {
  const { PATH = '' } = process.env;
  const programs = [...PATH.split(delimiter), '/usr/sbin'].map((folder) => join(folder, 'nginx'));
  const found = (await findNginxIn('/', programs)) ?? (await findUnpacked());
  if (found !== undefined) return found;
  try {
    await unpack();
    const unpackedNow = await findUnpacked();
    if (unpackedNow !== undefined) return unpackedNow;
    return { reason: 'Debian’s nginx packages could be fetched, but hold no nginx' };
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return { reason: `nginx is not installed, and Debian's package could not be fetched: ${why}` };
  }
}
