import { getContent, type ReleaseHead, releaseHead } from '@portal/api/content';
import {
  contentPath,
  type OlderVersion,
  type OlderVersionsYear,
  type Product,
  packageVersion,
  sortNotes,
} from '@portal/catalog';
import { createQueryClient, useQuery } from '@portal/query';
import { AppLink, Day, Tag } from '@portal/ui';
import { plainText } from '@portal/ui/pages';
import { memo, useEffect, useMemo, useState } from 'react';
import { replayExclusionProps, useProgressiveCount } from '../files/use-progressive-count';
import { NOTES_HASH } from '../news/new-versions';
import styles from './versions.module.css';

// biome-ignore-start lint/a11y/noRedundantRoles: Safari takes the roles of elements whose `display` is not a table's

/** What the content of a version says about it in short. */
interface VersionSummary {
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

/** Requests at once. All of a year in one task would hold up a slow phone, and what the visitor asks for meanwhile. */
const AT_ONCE = 4;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs it at once, or when one of those that are running has ended. */
async function inTurn<T>(run: () => Promise<T>): Promise<T> {
  if (running === AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await run();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

/** Loads the summary of a version, once per page load. OLD-8. @throws {ContentError} */
const loadSummary = (product: Product, version: string): Promise<VersionSummary> => {
  const path = contentPath(product, packageVersion(version));
  return client.fetchQuery({
    queryKey: [path],
    queryFn: () => inTurn(async () => summaryOf(await getContent(path, releaseHead))),
    staleTime: Number.POSITIVE_INFINITY,
  });
};

/** Clears the summaries, so that the next call loads them again. */
export const clearSummaries = (): void => client.clear();

export interface VersionMarks {
  /** The product's latest version as in addresses; `null` while it is not known. */
  readonly latest: string | null;
  readonly isNew: (version: string) => boolean;
}

interface RowProps extends VersionMarks {
  readonly version: OlderVersion;
}

/** A row with what is known of its version; what is missing leaves its cell empty. OLD-8. */
function VersionRow({
  version: { name, href, date },
  latest,
  isNew,
  summary,
}: RowProps & { readonly summary: VersionSummary | null }) {
  const shownDate = date ?? summary?.date ?? '';
  return (
    <tr role="row" className={styles.row}>
      <th role="rowheader" scope="row" className={styles.version}>
        {href === null ? name : <AppLink to={href}>{name}</AppLink>}
        {href !== null && packageVersion(name) === latest && <Tag kind="success">Latest</Tag>}
        {isNew(name) && <Tag kind="primary">New since your last visit</Tag>}
      </th>
      <td role="cell" className={styles.date}>
        <Day date={shownDate} length="short" />
      </td>
      <td role="cell" className={styles.news}>
        <span>{summary && (summary.news || '—')}</span>
      </td>
      <td role="cell" className={styles.notes}>
        {href !== null && <AppLink to={`${href}${NOTES_HASH}`}>Notes</AppLink>}
      </td>
    </tr>
  );
}

interface SummarizedRowProps extends RowProps {
  readonly product: Product;
  /** False in the first render, which may be the server's. */
  readonly isLoading: boolean;
}

/**
 * A row that loads the summary of its version. The page is complete without it. The row is the same element before
 * and after, or a click meanwhile would be lost. OLD-8.
 */
function SummarizedRow({ product, isLoading, ...row }: SummarizedRowProps) {
  const { name } = row.version;
  const summary = useQuery({
    queryKey: [product.code, name, isLoading],
    queryFn: async () => (isLoading ? await loadSummary(product, name) : null),
  });
  return <VersionRow {...row} summary={summary.status === 'success' ? summary.data : null} />;
}

/** Versions per block. The browser lays out a block at once when it comes near the screen. */
const BLOCK_SIZE = 20;

/** The newest versions of a year say what is new; each costs a request. */
const SUMMARIZED = 12;

function splitIntoBlocks(versions: readonly OlderVersion[]): (readonly OlderVersion[])[] {
  const count = Math.ceil(versions.length / BLOCK_SIZE);
  return Array.from({ length: count }, (_, index) =>
    versions.slice(index * BLOCK_SIZE, (index + 1) * BLOCK_SIZE),
  );
}

interface BlockProps extends VersionMarks {
  readonly product: Product;
  readonly versions: readonly OlderVersion[];
  /** How many of them say what is new. */
  readonly summarized: number;
  readonly isLoading: boolean;
}

/** A block of rows with its own layout, so that adding rows does not lay out the other blocks again. */
const Block = memo(function Block({ product, versions, summarized, isLoading, ...marks }: BlockProps) {
  return (
    <tbody role="rowgroup" className={styles.block}>
      {/* biome-ignore-start lint/suspicious/noArrayIndexKey: an index may list a version twice */}
      {versions.map((version, index) =>
        index < summarized && version.href !== null ? (
          <SummarizedRow key={index} product={product} version={version} isLoading={isLoading} {...marks} />
        ) : (
          <VersionRow key={index} version={version} summary={null} {...marks} />
        ),
      )}
      {/* biome-ignore-end lint/suspicious/noArrayIndexKey: as above */}
    </tbody>
  );
});

const COLUMNS = ['Version', 'Date', 'What is new', 'Release notes'];

interface VersionsProps extends Pick<OlderVersionsYear, 'year' | 'versions'>, VersionMarks {
  readonly product: Product;
}

/**
 * The versions of a year as a table: version, date, what is new in a line, and the notes of that version. There can
 * be thousands. OLD-3, OLD-7, OLD-8.
 */
export function Versions({ product, year, versions, ...marks }: VersionsProps) {
  const blocks = useMemo(() => splitIntoBlocks(versions), [versions]);
  const count = useProgressiveCount(blocks.length, 1);
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <table
      role="table"
      className={styles.table}
      aria-label={`Versions of ${year}`}
      {...replayExclusionProps(versions.length)}
    >
      <thead role="rowgroup" className={styles.head}>
        <tr role="row" className={styles.row}>
          {COLUMNS.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {blocks.slice(0, count).map((block, index) => (
        <Block
          // biome-ignore lint/suspicious/noArrayIndexKey: an index may list a version twice
          key={index}
          product={product}
          versions={block}
          summarized={index === 0 ? SUMMARIZED : 0}
          isLoading={isMounted}
          {...marks}
        />
      ))}
    </table>
  );
}
// biome-ignore-end lint/a11y/noRedundantRoles: as above
