import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { portalHome } from '@portal/build/workspace';
import { messageOf } from '../command-line/failure';

/** Debian's packages are unpacked here, not installed. */
const UNPACK_FOLDER = join(portalHome, 'cache/nginx');
const PACKAGES = ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static'];

/** Paths of an nginx. */
export interface NginxBinary {
  readonly program: string;
  readonly mimeTypes: string;
  /** The module that serves .br files, if it is installed. */
  readonly brotli: string | undefined;
}

/** Looks for nginx and its files below a root folder; `/` for an installed nginx. */
function findNginxIn(root: string, programs: readonly string[]): NginxBinary | undefined {
  const program = programs.find(existsSync);
  const mimeTypes = join(root, 'etc/nginx/mime.types');
  if (program === undefined || !existsSync(mimeTypes)) return undefined;
  const brotli = join(root, 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so');
  return { program, mimeTypes, brotli: existsSync(brotli) ? brotli : undefined };
}

const findUnpacked = () => findNginxIn(UNPACK_FOLDER, [join(UNPACK_FOLDER, 'usr/sbin/nginx')]);

function unpack(): void {
  // Processes may run this in parallel: each uses its own folder, and the first rename wins.
  const folder = `${UNPACK_FOLDER}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  try {
    const run = (program: string, args: readonly string[]) =>
      execFileSync(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    const download = () => run('apt-get', ['download', '-qq', ...PACKAGES]);
    try {
      download();
    } catch {
      run('apt-get', ['update', '-qq']);
      download();
    }
    for (const file of readdirSync(folder)) if (file.endsWith('.deb')) run('dpkg-deb', ['-x', file, '.']);
    mkdirSync(dirname(UNPACK_FOLDER), { recursive: true });
    if (!existsSync(UNPACK_FOLDER)) renameSync(folder, UNPACK_FOLDER);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Finds an nginx: the installed one, else Debian's packages, unpacked. @returns the reason if there is none. */
export function findNginx(): NginxBinary | { readonly reason: string } {
  const { PATH = '' } = process.env;
  const programs = [...PATH.split(delimiter), '/usr/sbin'].map((folder) => join(folder, 'nginx'));
  const found = findNginxIn('/', programs) ?? findUnpacked();
  if (found !== undefined) return found;
  try {
    unpack();
  } catch (error) {
    // Another process may have unpacked them in the meantime.
    const why = messageOf(error).split('\n')[0];
    const reason = `nginx is not installed, and Debian's package could not be fetched: ${why}`;
    return findUnpacked() ?? { reason };
  }
  return findUnpacked() ?? { reason: 'Debian’s nginx packages could be fetched, but hold no nginx' };
}
