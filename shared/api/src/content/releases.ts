import { type ContentOptions, getContent } from './get-content';
import { type ReleasesList, releasesList, type VersionIndex, versionIndex } from './schemas';

const RELEASES_PATH = 'releases_prod_latest.json';

let shared: Promise<ReleasesList> | undefined;

/** The latest version of every product; read once per page load, again after a failure. CONTENT-3, VER-2. */
export function getReleases(): Promise<ReleasesList> {
  shared ??= getContent(RELEASES_PATH, releasesList).catch((error) => {
    shared = undefined;
    throw error;
  });
  return shared;
}

/** Forgets the list, so that the next question asks the service again. */
export function forgetReleases(): void {
  shared = undefined;
}

/** The versions of a product by year. */
export const getVersionIndex = (path: string, options?: ContentOptions): Promise<VersionIndex> =>
  getContent(path, versionIndex, options);
