import { type ContentOptions, getContent } from './get-content';
import { type ReleasesList, releasesList, type VersionIndex, versionIndex } from './schemas';

const RELEASES_PATH = 'releases_prod_latest.json';

let cached: Promise<ReleasesList> | undefined;

/** The latest version of every product. Cached for the page load; a failure is not cached. CONTENT-3, VER-2. */
export function getReleases(): Promise<ReleasesList> {
  cached ??= getContent(RELEASES_PATH, releasesList).catch((error) => {
    cached = undefined;
    throw error;
  });
  return cached;
}

/** Clears the cached list, so that the next call requests it again. */
export function clearReleasesCache(): void {
  cached = undefined;
}

/** Fetches the versions of a product by year. CONTENT-4. */
export const getVersionIndex = (path: string, options?: ContentOptions): Promise<VersionIndex> =>
  getContent(path, versionIndex, options);
