import { getContent, type ReleaseHead, releaseHead } from '@portal/api/content';
import { contentPath, type Product, packageVersion, sortNotes } from '@portal/catalog';
import { createQueryClient } from '@portal/query';
import { plainText } from '@portal/ui/pages';

/** What the content of a version says about it in short. */
export interface VersionSummary {
  readonly date: string;
  /** The first news, else the first note, as plain text; empty without notes. */
  readonly news: string;
}

const client = createQueryClient();

function summaryOf({ date, notes, highlights }: ReleaseHead): VersionSummary {
  const sorted = sortNotes(notes, highlights);
  const [first = ''] = [...sorted.news, ...sorted.notes];
  return { date, news: plainText(first).trim() };
}

/** Loads the summary of a version, once per page load. OLD-8. @throws {ContentError} */
export const loadSummary = (product: Product, version: string): Promise<VersionSummary> => {
  const path = contentPath(product, packageVersion(version));
  return client.fetchQuery({
    queryKey: [path],
    queryFn: async () => summaryOf(await getContent(path, releaseHead)),
    staleTime: Number.POSITIVE_INFINITY,
  });
};

/** Clears the summaries, so that the next call loads them again. */
export const clearSummaries = (): void => client.clear();
