import { PROVIDED, type ProvidedName } from '@portal/contract';
import { providedVersion } from './workspace';

/** Resolves to the version of every module that the host provides. */
export async function providedVersions(): Promise<Record<ProvidedName, string>> {
  const entries = await Promise.all(
    PROVIDED.map(async (name) => [name, await providedVersion(name)] as const),
  );
  return Object.fromEntries(entries) as Record<ProvidedName, string>;
}

/** The version ranges that a remote built here requires: the same major version, not older. */
export const providedRanges = (versions: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, `^${version}`]));
