import type { OlderVersion, OlderVersionsYear, Product } from '@portal/catalog';
import { memo, useEffect, useMemo, useState } from 'react';
import { replayExclusionProps, useProgressiveCount } from '../files/use-progressive-count';
import { SummarizedRow, type VersionMarks, VersionRow } from './VersionRow';
import styles from './versions.module.css';

/** Versions per block. */
const BLOCK_SIZE = 120;

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
  /** How many of them to render. */
  readonly count: number;
  /** How many of them load what is new. */
  readonly summarized: number;
}

/** A block of rows with its own layout, so that adding rows does not lay out the other blocks again. */
const Block = memo(function Block({ product, versions, count, summarized, ...marks }: BlockProps) {
  return (
    <tbody className={styles.block}>
      {versions
        .slice(0, count)
        .map((version, index) =>
          index < summarized && version.href !== null ? (
            <SummarizedRow key={version.name} product={product} version={version} {...marks} />
          ) : (
            <VersionRow key={version.name} version={version} summary={null} {...marks} />
          ),
        )}
    </tbody>
  );
});

export interface VersionsProps extends Pick<OlderVersionsYear, 'year' | 'versions'>, VersionMarks {
  readonly product: Product;
}

/**
 * The versions of a year as a table: version, date, what is new in a line, and the notes of that version. There can
 * be thousands. OLD-3, OLD-7, OLD-8.
 */
export function Versions({ product, year, versions, latest, isNew }: VersionsProps) {
  const blocks = useMemo(() => splitIntoBlocks(versions), [versions]);
  const count = useProgressiveCount(versions.length);
  // Nothing is loaded for the first render, which may be the server's.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <table
      className={styles.table}
      aria-label={`Versions of ${year}`}
      {...replayExclusionProps(versions.length)}
    >
      <thead className={styles.head}>
        <tr className={styles.row}>
          <th scope="col">Version</th>
          <th scope="col">Date</th>
          <th scope="col">What is new</th>
          <th scope="col">Release notes</th>
        </tr>
      </thead>
      {blocks.slice(0, Math.ceil(count / BLOCK_SIZE)).map((block, index) => (
        <Block
          key={block[0]?.name}
          product={product}
          versions={block}
          count={Math.min(block.length, count - index * BLOCK_SIZE)}
          summarized={isMounted && index === 0 ? SUMMARIZED : 0}
          latest={latest}
          isNew={isNew}
        />
      ))}
    </table>
  );
}
