import { EmptyState } from '@portal/ui';
import { useDeferredValue, useState } from 'react';
import { LicenseCard } from './LicenseCard';
import { LicenseSearch } from './LicenseSearch';
import { LicenseSummary } from './LicenseSummary';
import type { License } from './license';
import styles from './licenses.module.css';
import { Pager } from './Pager';
import { searchLicenses } from './search';

/** The search is shown for more licenses than this. */
const SEARCH_THRESHOLD = 8;
/** Licenses per page: thousands would be slow to render and hard to read. */
const PAGE_SIZE = 25;

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
