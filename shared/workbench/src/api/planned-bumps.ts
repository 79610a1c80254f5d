import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LEVELS, type Level } from './compare-reports';

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---/;
const ENTRY = /^\s*['"]?([^'":]+)['"]?\s*:\s*(patch|minor|major)\s*$/;

export const higher = (first: Level, second: Level): Level =>
  LEVELS.indexOf(first) >= LEVELS.indexOf(second) ? first : second;

/** How far the pending changesets raise each package, by its name. */
export async function plannedBumps(folder: string): Promise<ReadonlyMap<string, Level>> {
  const bumps = new Map<string, Level>();
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.md') || file === 'README.md') continue;
    const [, head = ''] = FRONT_MATTER.exec(await readFile(join(folder, file), 'utf8')) ?? [];
    for (const line of head.split(/\r?\n/)) {
      const [, name, level] = ENTRY.exec(line) ?? [];
      if (name !== undefined) bumps.set(name, higher(bumps.get(name) ?? 'none', level as Level));
    }
  }
  return bumps;
}

/** How far one version is above another one. */
export function bumpBetween(before: string, after: string): Level {
  const [old = [], current = []] = [before, after].map(
    (version) => version.split(/[-+]/, 1)[0]?.split('.').map(Number) ?? [],
  );
  const index = current.findIndex((part, position) => part !== old[position]);
  if (index === -1 || (current[index] ?? 0) < (old[index] ?? 0)) return 'none';
  return (['major', 'minor', 'patch'] as const)[index] ?? 'none';
}

/** A version raised by a level. A part that is raised sets those after it to zero. */
export function raise(version: string, level: Level): string {
  const [major = 0, minor = 0, patch = 0] = version.split(/[-+]/, 1)[0]?.split('.').map(Number) ?? [];
  if (level === 'major') return `${major + 1}.0.0`;
  if (level === 'minor') return `${major}.${minor + 1}.0`;
  return level === 'patch' ? `${major}.${minor}.${patch + 1}` : version;
}
