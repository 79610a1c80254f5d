import { EmptyState } from '@portal/ui';
import { useDeferredValue, useState } from 'react';
import { LicenseCard } from './LicenseCard';
import { LicenseSearch } from './LicenseSearch';
import { LicenseSummary } from './LicenseSummary';
import type { License } from './license';
import styles from './licenses.module.css';
import { Pager } from './Pager';
import { searchLicenses } from './search';

/** How many licenses make a search worth its place. */
const WORTH_SEARCHING = 8;
/** Licenses on the page at once: thousands would be slow to draw and to read through. */
const PAGE = 25;

/** Licenses with a search and pages where there are many. */
export function LicenseList({ licenses }: { readonly licenses: readonly License[] }) {
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(0);
  const wanted = useDeferredValue(query);
  const found = searchLicenses(licenses, wanted);
  const shown = found.slice(page * PAGE, (page + 1) * PAGE);

  const search = (text: string) => {
    setQuery(text);
    setPage(0);
  };
  return (
    <>
      <div className={styles.tools}>
        <LicenseSummary licenses={licenses} found={found.length} />
        {licenses.length > WORTH_SEARCHING && <LicenseSearch query={query} onSearch={search} />}
      </div>
      {found.length === 0 && <EmptyState icon="search" title="No license matches the search." />}
      <ul className={styles.cards}>
        {shown.map((license) => (
          <li key={license.place}>
            <LicenseCard license={license} />
          </li>
        ))}
      </ul>
      {found.length > PAGE && <Pager page={page} size={PAGE} total={found.length} onPage={setPage} />}
    </>
  );
}
