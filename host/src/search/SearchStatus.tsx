import { Button } from '@portal/ui';
import type { SearchItem } from './item';
import type { ChoiceGroup } from './list';
import styles from './search-dialog.lazy.module.css';

export interface SearchStatusProps {
  readonly query: string;
  readonly list: readonly ChoiceGroup[];
  readonly opening: SearchItem | null;
  /** Whether versions, files and videos are still loading. */
  readonly loading: boolean;
  readonly onClearRecent: () => void;
}

function statusText({ query, list, opening, loading }: SearchStatusProps): string {
  if (opening !== null) return `Opening ${opening.title}…`;
  if (query.trim() === '') return loading ? 'Loading versions, files and videos…' : '';
  const total = list.reduce((sum, group) => sum + group.total, 0);
  const found =
    total === 0 ? `Nothing found for “${query.trim()}”.` : `${total} ${total === 1 ? 'result' : 'results'}`;
  return loading ? `${found} Versions, files and videos are loading…` : found;
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
