import { DryRunStore, RECORDS_FOLDER, type ReleaseStore } from '@portal/releases';
import type { PagesReport } from './apply-pages';
import { type PagesOptions, publishPages } from './publish-pages';

/** Whether a store has rendered pages, which follow every change of what visitors get. */
export async function hasPages(store: ReleaseStore): Promise<boolean> {
  const found = await Promise.all([store.folders(RECORDS_FOLDER), store.list(RECORDS_FOLDER)]);
  return found.flat().length > 0;
}

/**
 * Renders the pages that a change would show, and writes nothing. PAGES-11.
 * @param plan a dry run of the store, after the change.
 * @returns the pages that cannot be rendered after the change and can be before, such as those whose content can be
 * read. Empty for a store without rendered pages.
 * @throws {ReleaseError} if the releases cannot render at all.
 */
export async function findUnrenderable(
  store: ReleaseStore,
  plan: ReleaseStore,
  options: PagesOptions,
): Promise<PagesReport['failed']> {
  if (!(await hasPages(store))) return [];
  const { failed } = await publishPages(new DryRunStore(plan), options);
  if (failed.length === 0) return [];
  // The content or the service may be at fault, not the change.
  const before = await publishPages(new DryRunStore(store), options);
  const known = new Set(before.failed.map(({ path }) => path));
  return failed.filter(({ path }) => !known.has(path));
}
