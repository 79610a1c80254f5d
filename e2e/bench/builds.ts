import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '@portal/federation';
import type { Figure } from './figures';

const REMOTE = 'mfe-cae';

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/**
 * Runs a Node program until it ends or prints a text, which ends it too.
 * @param home where its builds and caches live.
 * @returns milliseconds.
 */
function time(args: readonly string[], home: string, until?: RegExp): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: workspaceRoot,
      env: { ...process.env, PORTAL_HOME: home, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let taken: number | undefined;
    child.stdout.on('data', (chunk: Buffer) => {
      if (until?.test(chunk.toString()) !== true) return;
      taken = performance.now() - started;
      child.kill('SIGTERM');
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (taken !== undefined || code === 0) resolve(taken ?? performance.now() - started);
      else reject(new Error(`${args.join(' ')} ended with ${code}`));
    });
  });
}

const tsx = (...args: readonly string[]) => ['--import', 'tsx', ...args];
const part = (name: string) => tsx(join(workspaceRoot, 'shared/workbench/src/build/part.ts'), name);
const start = [join(workspaceRoot, 'shared/workbench/bootstrap.mjs'), 'start'];

const figure = (what: string, most: number, measured: number): Figure => ({
  what,
  target: `≤ ${most} s`,
  measured: seconds(measured),
  met: measured <= most * 1000,
});

/** How long teams wait: production builds, and a start with nothing changed. */
export async function builds(): Promise<Figure[]> {
  const [one, all] = await Promise.all(
    ['portal-build-', 'portal-site-'].map((name) => mkdtemp(join(tmpdir(), name))),
  );
  if (one === undefined || all === undefined) throw new Error('No folders to build in');
  try {
    const cold = await time(part(REMOTE), one);
    const cached = await time(part(REMOTE), one);
    const whole = await time(start, all, /The portal is ready/);
    const unchanged = await time(start, all, /The portal is ready/);
    return [
      figure('production build of one remote, cold', 10, cold),
      figure('production build of one remote, with its cache', 3, cached),
      figure('production build of the whole portal, cold, and its start', 60, whole),
      figure('`npm start` with nothing changed, until it is ready', 3, unchanged),
    ];
  } finally {
    await Promise.all([one, all].map((folder) => rm(folder, { recursive: true, force: true })));
  }
}
