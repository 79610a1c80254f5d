import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nullIfMissing } from '@portal/build/error-code';
import * as v from 'valibot';

const LOCK_FILE = 'package-lock.json';

const lockSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    /** By its folder from the root: `node_modules/@portal/sdk`. */
    packages: v.record(
      v.string(),
      v.object({
        /** Only if it differs from the folder's name. */
        name: v.optional(v.string()),
        resolved: v.optional(v.string()),
        integrity: v.optional(v.string()),
      }),
    ),
  }),
);

/** The registry that an `.npmrc` names for the packages of a scope; npm takes the last one. */
function registryIn(npmrc: string, scope: string): string | undefined {
  for (const line of npmrc.split('\n').toReversed()) {
    const [, key, value = ''] = /^\s*([^=]*?)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
    if (key === `${scope}:registry`) return value.replace(/^"(.*)"$/, '$1');
  }
  return undefined;
}

/** Problems with the packages of a scope in a lock file, one line each. */
function lockProblems(text: string, scope: string, registry: string): string[] {
  const lock = v.safeParse(lockSchema, text);
  if (!lock.success) return [`${LOCK_FILE} is no lock file of npm 7 or newer: run npm install`];
  // A package can be installed under the name of another one.
  const entries = Object.entries(lock.output.packages).filter(([folder, { name = '' }]) =>
    [name, folder.split('node_modules/').at(-1) ?? ''].some((one) => one.startsWith(`${scope}/`)),
  );
  if (entries.length === 0) return [`${LOCK_FILE} has no package of ${scope}: run npm install`];
  return entries.flatMap(([folder, { resolved, integrity }]) => {
    const name = folder.replace(/^node_modules\//, '');
    if (resolved === undefined)
      return [
        `${name} has no address in ${LOCK_FILE}: omit-lockfile-registry-resolved=false in .npmrc adds it`,
      ];
    if (!URL.canParse(resolved)) return [`${name} does not come from a registry, but from ${resolved}`];
    // Parsed, so that `https://npm.example/../x` and `https://npm.example@elsewhere` are what they mean.
    if (!new URL(resolved).href.startsWith(new URL(registry).href))
      return [`${name} comes from ${resolved}, and not from ${registry}`];
    return integrity === undefined ? [`${name} has no integrity in ${LOCK_FILE}`] : [];
  });
}

/**
 * Checks that the packages of a scope come from the registry that the folder's own `.npmrc` names: on the public one,
 * another organization may own the name. SDK-6.
 * @param scope such as `@portal`.
 * @returns the problems, one line each.
 */
export async function findForeignPackages(folder: string, scope: string): Promise<string[]> {
  const npmrc = await readFile(join(folder, '.npmrc'), 'utf8').catch(nullIfMissing);
  const address = npmrc === null ? undefined : registryIn(npmrc, scope);
  if (address === undefined || !URL.canParse(address))
    return [`.npmrc does not name the registry of the portal's packages: ${scope}:registry=<address>`];
  const text = await readFile(join(folder, LOCK_FILE), 'utf8').catch(nullIfMissing);
  if (text === null) return [`There is no ${LOCK_FILE}: run npm install, and commit it`];
  return lockProblems(text, scope, address.replace(/\/*$/, '/'));
}
