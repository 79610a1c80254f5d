import { existsSync } from 'node:fs';
import { FolderStore, openStore, ReleaseError, type ReleaseStore } from '@portal/releases';

/**
 * Opens the store that an option names. The package manager changes the folder that paths are relative to.
 * @throws {ReleaseError} for a folder that does not exist: nothing creates it here.
 */
export function readStore(location: string): ReleaseStore {
  const store = openStore(location, process.env.INIT_CWD);
  if (store instanceof FolderStore && !existsSync(store.location))
    throw new ReleaseError(`The folder ${store.location} does not exist`);
  return store;
}

/** Help for the value of an option that {@link readStore} parses. */
export const STORE = 'folder or s3://bucket/prefix';
