import { EmptyState } from '@portal/ui';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { LicenseExports } from './exports/LicenseExports';
import { LicenseCounts } from './LicenseCounts';
import { LicenseFilters } from './LicenseFilters';
import { LicenseTable } from './LicenseTable';
import type { License } from './license';
import type { LicenseView } from './license-view';
import styles from './licenses.module.css';
import { Pager } from './Pager';
import { productNames } from './product-names';
import { searchLicenses } from './search';
import { selectLicenses } from './select-licenses';
import { useGoToFirst } from './use-go-to-first';
import { useLicenseView } from './use-license-view';

/** Licenses per page: thousands would be slow to render and hard to read. */
const PAGE_SIZE = 50;

const NO_FILTER = { product: null, type: null, expiring: null } as const satisfies Partial<LicenseView>;

/** The licenses as a table, with a search, filters, pages for long lists, and ways to save them. LIC-6. */
export function LicenseList({ licenses }: { readonly licenses: readonly License[] }) {
  const { view, change } = useLicenseView();
  // Not in the address, which reports carry: a search may be a key. OBS-9.
  const [query, setQuery] = useState('');
  // The rows follow the view and the search when there is time, so that a click is never held up.
  const shownView = useDeferredValue(view);
  const shownQuery = useDeferredValue(query);
  const products = useMemo(() => productNames(licenses), [licenses]);
  const found = useMemo(
    () => searchLicenses(selectLicenses(licenses, shownView), shownQuery),
    [licenses, shownView, shownQuery],
  );
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const shownPage = Math.min(shownView.page, pages);
  const body = useRef<HTMLTableSectionElement>(null);
  const goToFirst = useGoToFirst(body, shownView === view && shownQuery === query);

  const search = (text: string) => {
    setQuery(text);
    if (view.page > 1) change({ page: 1 });
  };
  const showAll = () => {
    setQuery('');
    change(NO_FILTER);
  };
  return (
    <>
      {licenses.length > 1 && (
        <LicenseFilters
          view={view}
          onChange={change}
          products={products}
          query={query}
          onSearch={search}
          onGoToFirst={goToFirst}
        />
      )}
      <div className={styles.tools}>
        <LicenseCounts
          licenses={licenses}
          found={found.length}
          expiring={view.expiring}
          onExpiring={(expiring) => change({ expiring })}
          onShowAll={showAll}
        />
        <LicenseExports licenses={found} />
      </div>
      {found.length === 0 ? (
        <EmptyState icon="search" title="No license matches the search." />
      ) : (
        <LicenseTable
          licenses={found.slice((shownPage - 1) * PAGE_SIZE, shownPage * PAGE_SIZE)}
          sort={view.sort}
          onSort={(sort) => change({ sort })}
          bodyRef={body}
        />
      )}
      {found.length > PAGE_SIZE && (
        <Pager
          page={Math.min(view.page, pages)}
          size={PAGE_SIZE}
          total={found.length}
          onPage={(target) => change({ page: target })}
        />
      )}
    </>
  );
}
