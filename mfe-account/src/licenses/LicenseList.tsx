import { rangeOf } from '@portal/catalog';
import { useSearchParams } from '@portal/sdk/router';
import { Button, EmptyState } from '@portal/sdk/ui';
import {
  type MouseEvent,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { LicenseExports } from './exports/LicenseExports';
import { LicenseCounts } from './LicenseCounts';
import { LicenseFilters } from './LicenseFilters';
import { LicenseTable } from './LicenseTable';
import { type LicenseView, parseView, withView } from './license-view';
import type { License } from './licenses';
import styles from './licenses.module.css';
import { productNames, searchLicenses, selectLicenses } from './select-licenses';

/**
 * The view of the license summary, kept in the address. Reload and Back restore it, and `change` adds no entry to the
 * history and requests no licenses, also where the address stays the same. LIC-6.
 */
function useLicenseView() {
  const [parameters, setParameters] = useSearchParams();
  const view = useMemo(() => parseView(parameters), [parameters]);
  const change = useCallback(
    (part: Partial<LicenseView>) =>
      setParameters((current) => withView(current, part), {
        replace: true,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      }),
    [setParameters],
  );
  return { view, change };
}

/**
 * Moves the focus to the first row: to its first button, which copies the key, or else to the row itself. Waits
 * until the rows match what was typed. LIC-11.
 * @param isCurrent whether the rows match the search field.
 * @returns a function that requests the move.
 */
function useGoToFirst(body: RefObject<HTMLElement | null>, isCurrent: boolean): () => void {
  const [isRequested, setRequested] = useState(false);
  useEffect(() => {
    if (!isRequested || !isCurrent) return;
    setRequested(false);
    const row = body.current?.querySelector<HTMLElement>('tr');
    (row?.querySelector('button') ?? row)?.focus();
  }, [isRequested, isCurrent, body]);
  return () => setRequested(true);
}

interface PagerProps {
  /** The current page, from 1. */
  readonly page: number;
  /** The page whose rows are there. */
  readonly shownPage: number;
  readonly size: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/**
 * The controls for the pages of a long list. A click leads to the top of the page; what is pressed by keyboard stays on
 * the screen. The buttons are not `disabled` at the ends: that would drop the focus of the click that led there.
 */
function Pager({ page, shownPage, size, total, onPage }: PagerProps) {
  const first = (page - 1) * size + 1;
  const last = Math.min(total, first + size - 1);
  const isFirst = page === 1;
  const isLast = last === total;
  const pressed = useRef<Element>(null);
  const goToPage = (target: number, { detail, currentTarget }: MouseEvent) => {
    onPage(target);
    // No click counts without a pointer: by keyboard, the button keeps the focus, and may be pressed again.
    if (detail === 0) pressed.current = currentTarget;
    else document.querySelector('main h1')?.scrollIntoView();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows above it may be more than before
  useEffect(() => {
    pressed.current?.scrollIntoView({ block: 'nearest' });
    pressed.current = null;
  }, [shownPage]);
  return (
    <nav className={styles.pager} aria-label="Pages of licenses">
      <Button
        icon="chevron-left"
        aria-disabled={isFirst || undefined}
        onClick={(event) => isFirst || goToPage(page - 1, event)}
      >
        Previous page
      </Button>
      <span role="status">{rangeOf(first, last, total, 'license')}</span>
      <Button
        icon="chevron-right"
        aria-disabled={isLast || undefined}
        onClick={(event) => isLast || goToPage(page + 1, event)}
      >
        Next page
      </Button>
    </nav>
  );
}

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
          shownPage={shownPage}
          size={PAGE_SIZE}
          total={found.length}
          onPage={(target) => change({ page: target })}
        />
      )}
    </>
  );
}
