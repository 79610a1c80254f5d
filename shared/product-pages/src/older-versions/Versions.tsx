import type { OlderVersionsYear } from '@portal/catalog';
import { AppLink } from '@portal/ui';
import { memo, useMemo } from 'react';
import { unrecorded, useGrowingCount } from '../state/useGrowingCount';
import styles from './versions.module.css';

type Version = OlderVersionsYear['versions'][number];

/** Versions of a block: whole rows for any number of columns up to six. */
const BLOCK = 120;

function blocksOf(versions: readonly Version[]): (readonly Version[])[] {
  const count = Math.ceil(versions.length / BLOCK);
  return Array.from({ length: count }, (_, index) => versions.slice(index * BLOCK, (index + 1) * BLOCK));
}

interface BlockProps {
  readonly versions: readonly Version[];
  /** How many of them to render by now. */
  readonly count: number;
}

/** Some versions, laid out by themselves: the list grows without the rest being laid out again. */
const Block = memo(function Block({ versions, count }: BlockProps) {
  return (
    <div role="presentation" className={styles.block}>
      {versions.slice(0, count).map(({ name, href }) => (
        // biome-ignore lint/a11y/useSemanticElements: an <li> must be a child of its list
        <div key={name} role="listitem">
          {href === null ? name : <AppLink to={href}>{name}</AppLink>}
        </div>
      ))}
    </div>
  );
});

/** The versions of a year, each a link to its page. There may be thousands. */
export function Versions({ versions }: Pick<OlderVersionsYear, 'versions'>) {
  const blocks = useMemo(() => blocksOf(versions), [versions]);
  const count = useGrowingCount(versions.length);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <ul> takes no blocks
    <div role="list" {...unrecorded(versions.length)}>
      {blocks.slice(0, Math.ceil(count / BLOCK)).map((block, index) => (
        <Block key={block[0]?.name} versions={block} count={Math.min(block.length, count - index * BLOCK)} />
      ))}
    </div>
  );
}
