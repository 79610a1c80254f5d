import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from '@portal/build/files-in';
import { packageOf } from '@portal/build/package-json';
import { folderOf, workspaceRoot } from '@portal/build/workspace';
import { PROVIDED } from '@portal/contract';
import type { DeprecatedName } from './deprecated-names';

/** An exported name of a package that goes. */
export interface Deprecated extends DeprecatedName {
  readonly package: string;
}

/** The packages of this workspace that the host provides modules of. */
const PACKAGES = [...new Set(PROVIDED.filter((name) => name.startsWith('@portal/')).map(packageOf))];

const isSource = (path: string): boolean => /(?<!\.test)\.tsx?$/.test(path);

/** The deprecated names of all provided packages of this workspace. REVERSE-3. */
export async function findDeprecated(): Promise<Deprecated[]> {
  const found: Deprecated[] = [];
  for (const name of PACKAGES)
    for (const path of (await filesIn(join(folderOf(name), 'src'))).filter(isSource)) {
      const source = await readFile(path, 'utf8');
      // Loading the compiler takes most of a second, parsing every file takes more.
      if (!source.includes('@deprecated')) continue;
      const { deprecatedIn } = await import('./deprecated-names');
      const file = path.slice(workspaceRoot.length + 1);
      found.push(...deprecatedIn(source, file).map((one) => ({ package: name, ...one })));
    }
  return found;
}

/** Deprecations that do not say in which version their name goes, one line each. REVERSE-3. */
export const undatedDeprecations = (found: readonly Deprecated[]): string[] =>
  found
    .filter(({ removedIn }) => removedIn === undefined)
    .map(({ file, name }) => `${file}: @deprecated of ${name} does not say "Removed in <version>"`);

/** The deprecated names that a release imports, one line each. */
export const deprecatedUses = (
  uses: Readonly<Record<string, readonly string[]>>,
  found: readonly Deprecated[],
): string[] =>
  Object.entries(uses).flatMap(([module, names]) =>
    found
      .filter(
        (one) => names.includes(one.name) && (module === one.package || module.startsWith(`${one.package}/`)),
      )
      .map(({ name, text }) => `uses ${name} of ${module}, deprecated: ${text}`),
  );
