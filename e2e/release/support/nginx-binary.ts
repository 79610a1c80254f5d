import { execFile } from 'node:child_process';
import { access, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Debian's packages are unpacked here; nothing is installed on the machine. */
const UNPACKED = fileURLToPath(new URL('../../../.portal/cache/nginx', import.meta.url));
const PACKAGES = ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static'];

export interface NginxBinary {
  readonly program: string;
  readonly mimeTypes: string;
  /** The module that sends .br files; absent where it is not installed. */
  readonly brotli: string | undefined;
}

async function firstOf(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    const there = await access(path).then(
      () => true,
      () => false,
    );
    if (there) return path;
  }
  return undefined;
}

/** nginx with its files below a folder: `/` for an installed one. */
async function below(root: string, programs: readonly string[]): Promise<NginxBinary | undefined> {
  const program = await firstOf(programs);
  const mimeTypes = await firstOf([join(root, 'etc/nginx/mime.types')]);
  if (program === undefined || mimeTypes === undefined) return undefined;
  const brotli = await firstOf([join(root, 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so')]);
  return { program, mimeTypes, brotli };
}

const unpacked = () => below(UNPACKED, [join(UNPACKED, 'usr/sbin/nginx')]);

async function unpack(): Promise<void> {
  // Workers may do this at the same time: each in a folder of its own, and the first one stays.
  const folder = `${UNPACKED}.${process.pid}`;
  await mkdir(folder, { recursive: true });
  try {
    const download = () => run('apt-get', ['download', '-qq', ...PACKAGES], { cwd: folder });
    await download().catch(async () => {
      await run('apt-get', ['update', '-qq']);
      await download();
    });
    for (const file of await readdir(folder))
      if (file.endsWith('.deb')) await run('dpkg-deb', ['-x', file, '.'], { cwd: folder });
    await mkdir(dirname(UNPACKED), { recursive: true });
    await rename(folder, UNPACKED).catch(() => undefined);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** An nginx to test with: the machine's own, else Debian's packages, unpacked; or why there is none. */
export async function findNginx(): Promise<NginxBinary | { readonly reason: string }> {
  const { PATH = '' } = process.env;
  const programs = [...PATH.split(delimiter), '/usr/sbin'].map((folder) => join(folder, 'nginx'));
  const found = (await below('/', programs)) ?? (await unpacked());
  if (found !== undefined) return found;
  try {
    await unpack();
    const fresh = await unpacked();
    if (fresh !== undefined) return fresh;
    return { reason: 'Debian’s nginx packages could be fetched, but hold no nginx' };
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return { reason: `nginx is not installed, and Debian's package could not be fetched: ${why}` };
  }
}
