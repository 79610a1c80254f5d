import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildInputs } from './files-in';
import { readPackage } from './package-json';
import { providedVersions } from './provided-versions';
import { folderOf, workspaceRoot } from './workspace';

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
  const files = [...folders.flatMap(buildInputs), join(workspaceRoot, 'pnpm-lock.yaml')];
  const hashes = files.map((file) => `${file.slice(workspaceRoot.length)}:${fileHash(file)}`);
  // Pending changesets change them, and no file above.
  hashes.push(JSON.stringify(await providedVersions()));
  return createHash('sha256').update(hashes.join('\n')).digest('hex').slice(0, 10);
}
