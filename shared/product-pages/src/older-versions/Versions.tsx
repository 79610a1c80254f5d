import type { OlderVersionsYear } from '@portal/catalog';
import { AppLink } from '@portal/ui';
import { memo, useMemo } from 'react';
import { replayExclusionProps, useProgressiveCount } from '../files/use-progressive-count';
import styles from './versions.module.css';

type Version = OlderVersionsYear['versions'][number];

/** Versions per block. A multiple of 1 to 6, so that blocks fill whole rows with up to six columns. */
const BLOCK_SIZE = 120;

function splitIntoBlocks(versions: readonly Version[]): (readonly Version[])[] {
  const count = Math.ceil(versions.length / BLOCK_SIZE);
  return Array.from({ length: count }, (_, index) =>
    versions.slice(index * BLOCK_SIZE, (index + 1) * BLOCK_SIZE),
  );
}

interface BlockProps {
  readonly versions: readonly Version[];
  /** How many of them to render. */
  readonly count: number;
}

/** A block of versions with its own layout, so that adding versions does not lay out the other blocks again. */
const Block = memo(function Block({ versions, count }: BlockProps) {
  return (
    <div role="presentation" className={styles.block}>
      {versions.slice(0, count).map(({ name, href }) => (
        // biome-ignore lint/a11y/useSemanticElements: an <li> must be a direct child of its <ul>
        <div key={name} role="listitem">
          {href === null ? name : <AppLink to={href}>{name}</AppLink>}
        </div>
      ))}
    </div>
  );
});

/** The versions of a year, each a link to its page. There can be thousands. */
export function Versions({ versions }: Pick<OlderVersionsYear, 'versions'>) {
  const blocks = useMemo(() => splitIntoBlocks(versions), [versions]);
  const count = useProgressiveCount(versions.length);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <ul> may contain only <li>, not the blocks
    <div role="list" {...replayExclusionProps(versions.length)}>
      {blocks.slice(0, Math.ceil(count / BLOCK_SIZE)).map((block, index) => (
        <Block
          key={block[0]?.name}
          versions={block}
          count={Math.min(block.length, count - index * BLOCK_SIZE)}
        />
      ))}
    </div>
  );
}
