import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '@portal/build/workspace';
import { messageOf } from '../command-line/failure';

/** A program that runs containers, and the command that reads compose files with it. */
export interface Engine {
  readonly program: 'docker' | 'podman';
  readonly compose: readonly [program: string, ...args: string[]];
}

/** Runs a program in the workspace. @returns its output on both streams. @throws with its error output if it fails. */
export async function runInWorkspace(
  [program = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const options = { cwd: workspaceRoot, env: { ...process.env, ...env }, maxBuffer: 2 ** 26 };
  try {
    const { stdout, stderr } = await promisify(execFile)(program, args, options);
    return stdout + stderr;
  } catch (cause) {
    const { stderr = '', message } = cause as Error & { readonly stderr?: string };
    const reason = stderr.trim().split('\n').slice(-20).join('\n');
    throw new Error(`${program} ${args.join(' ')}: ${reason === '' ? message : reason}`, { cause });
  }
}

const CANDIDATES: readonly Engine[] = [
  { program: 'docker', compose: ['docker', 'compose'] },
  { program: 'podman', compose: ['podman-compose'] },
  { program: 'podman', compose: ['podman', 'compose'] },
];

/** Finds an engine that runs here, with compose. @returns for each candidate why it does not, if none does. */
export async function findEngine(): Promise<Engine | { readonly reason: string }> {
  const reasons: string[] = [];
  for (const engine of CANDIDATES) {
    try {
      await runInWorkspace([engine.program, 'version']);
      await runInWorkspace([...engine.compose, 'version']);
      return engine;
    } catch (error) {
      const [line = ''] = messageOf(error).split('\n');
      reasons.push(line);
    }
  }
  return { reason: reasons.join('; ') };
}

const OFFICIAL = 'docker.io/library/debian:13-slim';
/** Debian 13, made here from Debian's packages. */
const OWN = 'localhost/portal-debian:13';

const exists = async ({ program }: Engine, image: string) =>
  (await runInWorkspace([program, 'image', 'inspect', image]).catch(() => null)) !== null;

/** Makes the image from Debian's packages, with the certificate authorities of this machine. */
async function makeOwn({ program }: Engine): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-debian-'));
  try {
    const root = join(folder, 'root');
    await runInWorkspace([
      'mmdebstrap',
      '--variant=minbase',
      '--include=ca-certificates',
      // As in Debian's own image: packages are installed without waiting for the disk.
      '--customize-hook=echo force-unsafe-io > "$1/etc/dpkg/dpkg.cfg.d/unsafe-io"',
      '--customize-hook=if [ -d /usr/local/share/ca-certificates ]; then cp -r /usr/local/share/ca-certificates "$1/usr/local/share/"; fi',
      '--customize-hook=chroot "$1" update-ca-certificates',
      'trixie',
      `${root}.tar`,
      'http://deb.debian.org/debian',
    ]);
    await runInWorkspace([program, 'import', `${root}.tar`, OWN]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Finds the image that the containers are built on: Debian's own, or where no registry can be reached, one that
 * mmdebstrap makes. @returns its name. @throws if neither can be had.
 */
export async function findBaseImage(engine: Engine): Promise<string> {
  for (const image of [OFFICIAL, OWN]) if (await exists(engine, image)) return image;
  try {
    await runInWorkspace([engine.program, 'pull', OFFICIAL]);
    return OFFICIAL;
  } catch (unreachable) {
    await makeOwn(engine).catch((cause: unknown) => {
      throw new Error(`There is no Debian image: ${[unreachable, cause].map(messageOf).join('; ')}`, {
        cause,
      });
    });
    return OWN;
  }
}
