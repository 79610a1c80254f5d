import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nullIfMissing } from './error-code';

/** How far a version has to be raised, in ascending order. */
export const LEVELS = ['none', 'patch', 'minor', 'major'] as const;
export type Level = (typeof LEVELS)[number];

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---/;
const ENTRY = /^\s*['"]?([^'":]+)['"]?\s*:\s*(patch|minor|major)\s*$/;

export const higher = (first: Level, second: Level): Level =>
  LEVELS.indexOf(first) >= LEVELS.indexOf(second) ? first : second;

/** How far the pending changesets raise each package, by its name. */
export async function plannedBumps(folder: string): Promise<ReadonlyMap<string, Level>> {
  const bumps = new Map<string, Level>();
  // A container's image has no such folder.
  for (const file of (await readdir(folder).catch(nullIfMissing)) ?? []) {
    if (!file.endsWith('.md') || file === 'README.md') continue;
    const [, head = ''] = FRONT_MATTER.exec(await readFile(join(folder, file), 'utf8')) ?? [];
    for (const line of head.split(/\r?\n/)) {
      const [, name, level] = ENTRY.exec(line) ?? [];
      if (name !== undefined) bumps.set(name, higher(bumps.get(name) ?? 'none', level as Level));
    }
  }
  return bumps;
}

/** The numbers of a version, without what follows them. */
const partsOf = (version: string): readonly number[] =>
  version.split(/[-+]/, 1)[0]?.split('.').map(Number) ?? [];

/** A version raised by a level. The parts after the one that is raised become zero. */
export function raise(version: string, level: Level): string {
  if (level === 'none') return version;
  const [major = 0, minor = 0, patch = 0] = partsOf(version);
  if (level === 'major') return `${major + 1}.0.0`;
  return level === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** How far one version is above another one. */
export function bumpBetween(before: string, after: string): Level {
  const [old, current] = [partsOf(before), partsOf(after)];
  const index = current.findIndex((part, position) => part !== old[position]);
  if (index === -1 || (current[index] ?? 0) < (old[index] ?? 0)) return 'none';
  return (['major', 'minor', 'patch'] as const)[index] ?? 'none';
}

/** What is known of a package of the workspace. */
export interface VersionedPackage {
  readonly name: string;
  readonly version: string;
  /** Names of the packages that it depends on. */
  readonly dependencies: readonly string[];
}

/**
 * The versions that packages get from the pending changesets, by name. As changesets do it, a package that depends on
 * one with a new version gets a new patch version. REPORT-2.
 */
export function plannedVersions(
  packages: readonly VersionedPackage[],
  bumps: ReadonlyMap<string, Level>,
): ReadonlyMap<string, string> {
  const levels = new Map(bumps);
  const next = () =>
    packages.find(
      ({ name, dependencies }) =>
        (levels.get(name) ?? 'none') === 'none' &&
        dependencies.some((dependency) => (levels.get(dependency) ?? 'none') !== 'none'),
    );
  for (let found = next(); found !== undefined; found = next()) levels.set(found.name, 'patch');
  return new Map(packages.map(({ name, version }) => [name, raise(version, levels.get(name) ?? 'none')]));
}
