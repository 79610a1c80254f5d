import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPackage } from './package-json';
import { providedVersions } from './provided-versions';
import { folderOf, workspaceRoot } from './workspace';

const IGNORED = new Set(['node_modules', 'content-data']);
/** Whether a build reads a file of this name: tests and examples are in no build. */
export const isBuildInput = (name: string) => !/\.(test|spec|examples)\.[jt]sx?$|\.md$/.test(name);

// Synchronous: 500 small files take 40 ms, and 500 callbacks as long as the modules that a command reads meanwhile.
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !IGNORED.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesBelow(path);
      return isBuildInput(entry.name) ? [path] : [];
    })
    .sort();

/** Names of a package and of its workspace dependencies, transitively. */
async function withDependencies(name: string, seen = new Set<string>()): Promise<Set<string>> {
  if (seen.has(name)) return seen;
  seen.add(name);
  const { dependencies = {} } = await readPackage(folderOf(name));
  for (const [dependency, range] of Object.entries(dependencies))
    if (range.startsWith('workspace:')) await withDependencies(dependency, seen);
  return seen;
}

const fileHashes = new Map<string, string>();

function fileHash(path: string): string {
  const known = fileHashes.get(path);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(readFileSync(path)).digest('hex');
  fileHashes.set(path, hash);
  return hash;
}

/** The folders that the build of a package reads: its own, those of its workspace dependencies, the build code. */
export async function inputFolders(name: string): Promise<readonly string[]> {
  const packages = await withDependencies(name);
  packages.add('@portal/build');
  return [...packages].map(folderOf).sort();
}

/**
 * Hashes everything that the build of a package reads: its sources, those of its workspace
 * dependencies, the build code itself, the lock file and the versions of the modules that the host provides.
 */
export async function inputHash(name: string): Promise<string> {
  const folders = await inputFolders(name);
  const files = [...folders.flatMap(filesBelow), join(workspaceRoot, 'pnpm-lock.yaml')];
  const hashes = files.map((file) => `${file.slice(workspaceRoot.length)}:${fileHash(file)}`);
  // Pending changesets change them, and no file above.
  hashes.push(JSON.stringify(await providedVersions()));
  return createHash('sha256').update(hashes.join('\n')).digest('hex').slice(0, 10);
}
