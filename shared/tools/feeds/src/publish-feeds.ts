import { ReleaseError, type ReleaseStore, readDerived, replaceFile } from '@portal/releases';
import type { ContentFiles } from '@portal/search-index/build';
import { type FeedPortal, feedFiles, feedPaths } from './atom';
import { makeListing, readPrevious, serializeListing } from './listing';
import { readReleases } from './read-releases';

/** The list of all releases, for scripts. */
export const RELEASES_FILE = 'releases.json';

/**
 * Derives `releases.json` and the Atom feeds from the content; replaces only what is different, and nothing that has
 * changed since it was read. FEED-1, FEED-2, FEED-4, PAGES-7.
 * @returns the paths of those that another publisher changed meanwhile.
 * @throws {ReleaseError} naming content files that cannot be used, or a releases list that is missing, and what
 * `content` throws for a file that cannot be read: then all stay as they were.
 */
export async function publishFeeds(
  store: ReleaseStore,
  { portal, siteTitle, content, now }: FeedPortal & { readonly content: ContentFiles; readonly now: Date },
): Promise<string[]> {
  // The list is first: the feeds of the next run depend on what it says. Read before the content, so that a file made
  // from newer content is never replaced by one of older content.
  const before = await Promise.all([RELEASES_FILE, ...feedPaths].map((path) => readDerived(store, path)));
  const list = before[0]?.stored;
  const previous = list ? readPrevious(new TextDecoder().decode(list.bytes)) : null;
  const products = await readReleases(portal, content);
  // Without their files, versions would leave the list, and be announced as new ones once those are fixed.
  if (content.problems.length > 0)
    throw new ReleaseError(`Content cannot be used: ${content.problems.join('; ')}`);
  const listing = makeListing(products, previous, now);
  const files = new Map([
    [RELEASES_FILE, serializeListing(listing)],
    ...feedFiles(listing, { portal, siteTitle }),
  ]);
  const lost: string[] = [];
  for (const file of before) {
    const text = files.get(file.path);
    if (text !== undefined && !(await replaceFile(store, file, text))) lost.push(`/${file.path}`);
  }
  return lost;
}
