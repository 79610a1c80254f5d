import { createQueryClient } from '@portal/query';
import { type ContentOptions, getContent } from './get-content';
import { type ReleasesList, releasesList, type VersionIndex, versionIndex } from './schemas';

const RELEASES_PATH = 'releases_prod_latest.json';

const client = createQueryClient();

/** The latest version of every product. Cached for the page load; a failure is not cached. CONTENT-3, VER-2. */
export const getReleases = (): Promise<ReleasesList> =>
  client.fetchQuery({
    queryKey: ['releases'],
    queryFn: () => getContent(RELEASES_PATH, releasesList),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Clears the cached list, so that the next call requests it again. */
export const clearReleasesCache = (): void => client.clear();

/** Fetches the versions of a product by year. CONTENT-4. */
export const getVersionIndex = (path: string, options?: ContentOptions): Promise<VersionIndex> =>
  getContent(path, versionIndex, options);
