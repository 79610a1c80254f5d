import { Button, EmptyState } from '@portal/ui';
import { useDeferredValue, useId, useState } from 'react';
import field from './field.module.css';
import { LicenseCard } from './LicenseCard';
import type { License } from './license';
import styles from './licenses.module.css';
import { searchLicenses } from './search';

/** The search is shown for more licenses than this. */
const SEARCH_THRESHOLD = 8;
/** Licenses per page: thousands would be slow to render and hard to read. */
const PAGE_SIZE = 25;

/** Formats a number with separators: `1,234`. */
const formatCount = (count: number): string => count.toLocaleString('en-US');

interface LicenseSearchProps {
  readonly query: string;
  readonly onSearch: (query: string) => void;
}

function LicenseSearch({ query, onSearch }: LicenseSearchProps) {
  const id = useId();
  return (
    <div className={field.inline}>
      <label htmlFor={id} className={field.label}>
        Search licenses
      </label>
      <input
        id={id}
        className={field.input}
        type="search"
        value={query}
        placeholder="Product, type or key"
        onChange={(event) => onSearch(event.target.value)}
      />
    </div>
  );
}

interface LicenseSummaryProps {
  readonly licenses: readonly License[];
  /** The number of licenses that match the search. */
  readonly found: number;
}

const count = (licenses: readonly License[], kind: License['expiration']['kind']) =>
  licenses.filter(({ expiration }) => expiration.kind === kind).length;

/** Shows the number of licenses, of licenses that expire soon, and of expired licenses. */
function LicenseSummary({ licenses, found }: LicenseSummaryProps) {
  const soon = count(licenses, 'soon');
  const expired = count(licenses, 'expired');
  const all = licenses.length === 1 ? '1 license' : `${formatCount(licenses.length)} licenses`;
  return (
    <p className={styles.summary} role="status">
      <span>{found === licenses.length ? all : `${formatCount(found)} of ${all}`}</span>
      {soon > 0 && <span className={styles.soon}>{formatCount(soon)} expiring soon</span>}
      {expired > 0 && <span className={styles.expired}>{formatCount(expired)} expired</span>}
    </p>
  );
}

interface PagerProps {
  /** The current page, from 0. */
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** The controls for the pages of a long list. */
function Pager({ page, size, total, onPage }: PagerProps) {
  const goToPage = (target: number) => {
    onPage(target);
    document.querySelector('main h1')?.scrollIntoView();
  };
  const first = page * size + 1;
  const last = Math.min(total, first + size - 1);
  return (
    <nav className={styles.pager} aria-label="Pages of licenses">
      <Button icon="chevron-left" disabled={page === 0} onClick={() => goToPage(page - 1)}>
        Previous page
      </Button>
      <span role="status">
        {formatCount(first)}–{formatCount(last)} of {formatCount(total)}
      </span>
      <Button icon="chevron-right" disabled={last === total} onClick={() => goToPage(page + 1)}>
        Next page
      </Button>
    </nav>
  );
}

/** The list of licenses, with a search and pages for long lists. */
export function LicenseList({ licenses }: { readonly licenses: readonly License[] }) {
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(0);
  const deferredQuery = useDeferredValue(query);
  const found = searchLicenses(licenses, deferredQuery);
  const shown = found.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);

  const search = (text: string) => {
    setQuery(text);
    setPage(0);
  };
  return (
    <>
      <div className={styles.tools}>
        <LicenseSummary licenses={licenses} found={found.length} />
        {licenses.length > SEARCH_THRESHOLD && <LicenseSearch query={query} onSearch={search} />}
      </div>
      {found.length === 0 && <EmptyState icon="search" title="No license matches the search." />}
      <ul className={styles.cards}>
        {shown.map((license) => (
          <li key={license.index}>
            <LicenseCard license={license} />
          </li>
        ))}
      </ul>
      {found.length > PAGE_SIZE && (
        <Pager page={page} size={PAGE_SIZE} total={found.length} onPage={setPage} />
      )}
    </>
  );
}
