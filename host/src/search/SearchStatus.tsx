import { isContentError } from '@portal/api/content';
import { countOf } from '@portal/catalog';
import type { QueryResult } from '@portal/query';
import { Button } from '@portal/ui';
import type { SearchItem } from './item';
import type { LoadedIndex } from './load-index';
import type { ChoiceGroup } from './Results';
import styles from './search-dialog.lazy.module.css';

/** What Search lacks with this index, whose only error here is that there is none; `null`: nothing. SEARCH-5. */
function gapOf(index: QueryResult<LoadedIndex>): string | null {
  if (index.status === 'pending') return null;
  if (index.status === 'error')
    return 'There is no search index: only products, pages and documentation are searched.';
  const { newer, versionsWithFiles } = index.data;
  if (newer.length > 0)
    return `The search index is older than the content: the files of the latest version of ${newer.join(', ')} are not in it yet.`;
  if (versionsWithFiles === null) return null;
  return `Files are found for the newest ${versionsWithFiles} versions of each product; older ones are on their version’s page.`;
}

interface IndexNoticeProps {
  readonly index: QueryResult<LoadedIndex>;
  readonly onRetry: () => void;
}

/** Says what Search cannot find, and why. SEARCH-4, SEARCH-5. */
export function IndexNotice({ index, onRetry }: IndexNoticeProps) {
  if (index.status !== 'error' || isContentError(index.error, 'not-found')) {
    const gap = gapOf(index);
    return gap && <p className={styles.notice}>{gap}</p>;
  }
  const { error } = index;
  return (
    <div className={styles.notice} role="alert">
      <p>
        Only products, pages and documentation are searched: versions, files and videos could not be loaded.{' '}
        {isContentError(error) ? error.reason : 'The search index could not be read.'}
      </p>
      <Button icon="retry" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}

interface SearchStatusProps {
  readonly query: string;
  readonly list: readonly ChoiceGroup[];
  /** Words of the query that nothing has. */
  readonly leftOut: readonly string[];
  readonly opening: SearchItem | null;
  /** Whether versions, files and videos are still loading. */
  readonly loading: boolean;
  readonly onClearRecent: () => void;
}

const quoted = (text: string) => `“${text}”`;

function foundText({ query, list, leftOut }: SearchStatusProps): string {
  const total = list.reduce((sum, group) => sum + group.total, 0);
  if (total === 0) return `Nothing found for ${quoted(query.trim())}.`;
  const results = countOf(total, 'result');
  return leftOut.length === 0
    ? results
    : `${results} without ${leftOut.map(quoted).join(', ')}, which nothing has.`;
}

function statusText(props: SearchStatusProps): string {
  const { query, opening, loading } = props;
  if (opening !== null) return `Opening ${opening.title}…`;
  if (query.trim() === '') return loading ? 'Loading versions, files and videos…' : '';
  const found = foundText(props);
  return loading ? `${found.replace(/\.?$/, '.')} Versions, files and videos are loading…` : found;
}

/** Says how much was found, for everybody and for screen readers. SEARCH-2. */
export function SearchStatus(props: SearchStatusProps) {
  const { query, list, onClearRecent } = props;
  const blank = query.trim() === '';
  return (
    <div className={styles.below}>
      {blank && list.length === 0 && (
        <p className={styles.hint}>
          Find products and their pages, versions, files by name or system, documentation and training videos.
        </p>
      )}
      <p role="status" className={styles.status}>
        {statusText(props)}
      </p>
      {blank && list.length > 0 && (
        <Button size="small" kind="text" onClick={onClearRecent}>
          Clear recent
        </Button>
      )}
    </div>
  );
}
