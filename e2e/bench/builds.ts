import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { workspaceRoot } from '@portal/build/workspace';
import { startProgram } from '../support/program';
import { makeTempFolder } from '../support/temp-folder';
import type { BenchContext } from './bench-context';
import { atMost, type Figure, median, timed } from './figures';

const REMOTE = 'mfe-cae';

/**
 * Times a Node program.
 * @param home folder for the program's builds and caches.
 * @param ready matches what it prints when it is ready. Default: the program ends by itself.
 * @returns milliseconds.
 */
async function timeProgram(args: readonly string[], home: string, ready?: RegExp): Promise<number> {
  const options = { cwd: workspaceRoot, env: { ...process.env, PORTAL_HOME: home, PORT: '0' } };
  if (ready === undefined) {
    const [[code], milliseconds] = await timed(() =>
      once(spawn(process.execPath, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] }), 'exit'),
    );
    if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`);
    return milliseconds;
  }
  const [program, milliseconds] = await timed(() =>
    startProgram(process.execPath, args, { ...options, ready, inheritErrors: true }),
  );
  await program.stop();
  return milliseconds;
}

const tsx = (...args: readonly string[]) => ['--import', 'tsx', ...args];
const buildPart = (name: string) =>
  tsx(join(workspaceRoot, 'shared/tools/workbench/src/build/part.ts'), name);
const startArgs = [join(workspaceRoot, 'shared/tools/workbench/bootstrap.mjs'), 'start'];

/**
 * What is timed, in this order, with the maximum in seconds. `cold` and `whole` start in an empty folder;
 * `cached` and `unchanged` reuse the folder of the measurement before them.
 */
const BUILD_TIMES = {
  cold: ['production build of one remote, cold', 10],
  cached: ['production build of one remote, with its cache', 3],
  whole: ['production build of the whole portal, cold, and its start', 60],
  unchanged: ['`npm start` with nothing changed, until it is ready', 3],
} as const;

type Times = Record<keyof typeof BUILD_TIMES, number>;

async function measureBuilds(): Promise<Times> {
  const [remote, portal] = [await makeTempFolder('build'), await makeTempFolder('site')];
  try {
    return {
      cold: await timeProgram(buildPart(REMOTE), remote.path),
      cached: await timeProgram(buildPart(REMOTE), remote.path),
      whole: await timeProgram(startArgs, portal.path, /The portal is ready/),
      unchanged: await timeProgram(startArgs, portal.path, /The portal is ready/),
    };
  } finally {
    await remote.remove();
    await portal.remove();
  }
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);

/** Build times of production builds, and the start time with nothing changed. */
export async function builds({ runs }: BenchContext): Promise<Figure[]> {
  const all: Times[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await measureBuilds());
  return Object.entries(BUILD_TIMES).map(([name, [what, maxSeconds]]) => {
    const taken = all.map((times) => times[name as keyof Times]);
    const measured = `${seconds(median(taken))} (${seconds(Math.min(...taken))}–${seconds(Math.max(...taken))}) s`;
    return atMost(what, median(taken) / 1000, measured, maxSeconds, ' s');
  });
}
