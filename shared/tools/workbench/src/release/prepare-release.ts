import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type PackageJson, readPackage } from '@portal/build/package-json';
import { folderOf, REMOTES, workspaceRoot } from '@portal/build/workspace';
import {
  FolderStore,
  HOST,
  openStore,
  ReleaseError,
  readTrustFile,
  type SigningKey,
  signedStore,
  signingKey,
} from '@portal/releases';
import { colorSchemeScript } from '@portal/ui/theme-script';
import { withProgress } from '../command-line/terminal';
import { ownFolder, paths } from '../paths';
import type { Publish } from './request';

/**
 * The team's key from the environment: `PORTAL_SIGNING_KEY`, a file or its text, and `PORTAL_SIGNING_KEY_NAME`.
 * TRUST-1.
 * @param directory folder that a relative path is relative to.
 * @returns undefined if neither is set: the release is not signed.
 * @throws {ReleaseError} if only one of them is set, or the key cannot be read.
 */
export async function readSigningKey(directory: string): Promise<SigningKey | undefined> {
  const { PORTAL_SIGNING_KEY: key = '', PORTAL_SIGNING_KEY_NAME: name = '' } = process.env;
  if (key === '' && name === '') return undefined;
  if (key === '' || name === '')
    throw new ReleaseError('Signing needs both PORTAL_SIGNING_KEY and PORTAL_SIGNING_KEY_NAME');
  if (key.includes('-----BEGIN')) return signingKey(name, key);
  const file = resolve(directory, key);
  const pem = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new ReleaseError(`The signing key ${file} cannot be read`, { cause });
  });
  return signingKey(name, pem);
}

/** What can be built here: a repository of one remote has no host. */
const PARTS = existsSync(join(workspaceRoot, HOST, 'package.json')) ? [...REMOTES, HOST] : REMOTES;
const isInWorkspace = (name: string) => PARTS.includes(name);

/** @throws {ReleaseError} if a part is to be built that is not here. The message names those that are. */
export function requirePart({ name, from }: Publish): void {
  if (from === undefined && !isInWorkspace(name))
    throw new ReleaseError(
      `There is no ${name === HOST ? HOST : `remote ${name}`} here; there ${PARTS.length === 1 ? 'is' : 'are'} ${PARTS.join(', ')}.`,
    );
}

/** The version that a command publishes. @throws {ReleaseError} if nothing says which one. */
export async function versionOf({ name, version }: Publish): Promise<string> {
  if (version !== undefined) return version;
  if (isInWorkspace(name)) {
    const { version: own }: Partial<PackageJson> = await readPackage(folderOf(name));
    if (own !== undefined) return own;
    throw new ReleaseError(
      `${folderOf(name)}/package.json has no version: add one, such as "1.0.0", or specify --version.`,
    );
  }
  throw new ReleaseError(`${name} is not in this workspace: specify its --version.`);
}

/**
 * Opens a release in the store given with `--from`, or builds it.
 * @param readKey reads the key that a build is signed with. Default: that of the environment.
 * @throws {ReleaseError} if it is to be signed, and there is no key.
 */
export async function prepareRelease(command: Publish, directory: string, readKey = readSigningKey) {
  const { name, from, sourceMaps } = command;
  const version = await versionOf(command);
  const part = { name, version };
  if (from !== undefined) {
    const store = openStore(from, directory);
    const keepSourceMaps = async () => undefined;
    if (!command.sign) return { from: store, version, keepSourceMaps };
    const key = await readSigningKey(directory);
    if (key === undefined)
      throw new ReleaseError('--sign needs PORTAL_SIGNING_KEY and PORTAL_SIGNING_KEY_NAME');
    return { from: await signedStore(store, part, key), version, keepSourceMaps };
  }
  // Imported on demand: only a build needs webpack.
  const { buildRelease } = await import('@portal/releases/build-release');
  const scratch = ownFolder(`release-${name}`);
  const [folder, maps] = [join(scratch, 'release'), join(scratch, 'maps')];
  const signing = await readKey(directory);
  const trust = name === HOST ? await readTrustFile() : undefined;
  await withProgress(`Building ${name} ${version}`, () =>
    buildRelease({ ...part, folder, sourceMaps: maps, colorScheme: colorSchemeScript, signing, trust }),
  );
  return {
    from: new FolderStore(folder),
    version,
    /** Not part of a dry run. */
    keepSourceMaps: async () => {
      const store = openStore(sourceMaps ?? join(paths.home, 'source-maps'), directory);
      for (const file of await readdir(maps))
        await store.create(`${name}/${version}/${file}`, await readFile(join(maps, file)));
      console.log(`Its source maps: ${store.location}/${name}/${version}`);
    },
  };
}
