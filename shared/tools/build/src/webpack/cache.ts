import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, FileCacheOptions, WebpackPluginInstance } from 'webpack';
import { hashFiles } from '../files-in';
import { isRunning } from '../is-running';
import { buildCode, portalHome } from '../workspace';

let buildCodeHash: string | undefined;

/** webpack's cache of the build of this name. */
export function fileCache(name: string): FileCacheOptions {
  // Modules are kept with what the code of the build made of them.
  buildCodeHash ??= hashFiles(buildCode());
  return {
    type: 'filesystem',
    cacheDirectory: join(portalHome, 'cache/webpack'),
    name,
    version: buildCodeHash,
    // Of a folder, which is webpack's default, each build would hash every file of every package that it depends on.
    buildDependencies: { defaultWebpack: [] },
  };
}

/** Where the caches that this process has taken belong, by the folder that each has meanwhile. */
const taken = new Map<string, string>();
let lastNumber = 0;

/** Renames a folder. Of several processes, one succeeds. @returns whether it was this one. */
function rename(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch {
    // It is not there, or another process was faster. Without it, a build only takes longer.
    return false;
  }
}

/** Names of the caches that a process took and did not give back, because it was ended. */
function leftBehind(directory: string, name: string): readonly string[] {
  let names: readonly string[];
  try {
    names = readdirSync(directory).sort();
  } catch {
    return []; // the first build
  }
  return names.filter((other) => {
    const [, owner] = other.startsWith(name) ? (/^\.(\d+)-/.exec(other.slice(name.length)) ?? []) : [];
    return owner !== undefined && !isRunning(Number(owner));
  });
}

function giveBack(folder: string): void {
  const home = taken.get(folder);
  if (home === undefined) return;
  taken.delete(folder);
  // Another build was faster. One cache is enough.
  if (!rename(folder, home)) rmSync(folder, { recursive: true, force: true });
}

/** Takes a cache. @returns the name of a folder that no other build has; it may not exist yet. */
function take(directory: string, name: string): string {
  lastNumber += 1;
  if (lastNumber === 1) process.once('exit', () => [...taken.keys()].forEach(giveBack));
  const own = `${name}.${process.pid}-${lastNumber}`;
  let isFound = false;
  for (const found of [name, ...leftBehind(directory, name)]) {
    const to = join(directory, isFound ? `${own}-unused` : own);
    if (!rename(join(directory, found), to)) continue;
    if (isFound) rmSync(to, { recursive: true, force: true });
    isFound = true;
  }
  taken.set(join(directory, own), join(directory, name));
  return own;
}

const cacheOf = ({ options: { cache } }: Compiler) =>
  typeof cache === 'object' && cache.type === 'filesystem' ? cache : undefined;

/**
 * Gives each build a cache of its own. webpack keeps an index and what it lists in several files, so of two builds that
 * write to one folder, such as those of two versions of a remote, a later one reads the code of the other as its own.
 *
 * A build takes the folder by its name, and a second one that begins meanwhile has an empty one. The folder is given back
 * by {@link releaseCache} or when the process ends. The next build takes what a killed process has left.
 */
export class OwnCachePlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const cache = cacheOf(compiler);
    if (cache?.cacheDirectory === undefined || cache.name === undefined) return;
    cache.name = take(cache.cacheDirectory, cache.name);
  }
}

/** Gives the cache of a closed compiler back. */
export function releaseCache(compiler: Compiler): void {
  const folder = cacheOf(compiler)?.cacheLocation;
  if (folder !== undefined) giveBack(folder);
}
