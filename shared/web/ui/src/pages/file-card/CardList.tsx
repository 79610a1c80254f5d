import { Children, isValidElement, memo, type ReactNode } from 'react';
import styles from './card-list.module.css';

/** Cards of a block: what comes into view at once, in one task. */
const BLOCK = 4;

type Card = ReturnType<typeof Children.toArray>[number];

/** Whether a list has the same card in two renders. `Children.toArray` copies elements, and keeps their props. */
const isSameCard = (before: Card, now: Card | undefined) =>
  before === now ||
  (isValidElement(before) &&
    isValidElement(now) &&
    before.type === now.type &&
    before.key === now.key &&
    before.props === now.props);

/** Memoized, because a list that grows has the same blocks before its end. */
const CardBlock = memo(
  function CardBlock({ cards }: { readonly cards: readonly Card[] }) {
    return (
      <div className={styles.block}>
        {cards.map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items are places, and cards have keys of their own
          // biome-ignore lint/a11y/useSemanticElements: a list element has no blocks of its items
          <div key={place} role="listitem" className={styles.item}>
            {card}
          </div>
        ))}
      </div>
    );
  },
  (before, now) =>
    before.cards.length === now.cards.length &&
    before.cards.every((card, index) => isSameCard(card, now.cards[index])),
);

/**
 * A vertical list of cards. The browser skips the layout of blocks far out of view (`content-visibility`): it looks at
 * each block whenever the page is scrolled, which would take long for each of thousands of cards.
 */
export function CardList({ children }: { readonly children: ReactNode }) {
  const cards = Children.toArray(children);
  const blocks = Array.from({ length: Math.ceil(cards.length / BLOCK) }, (_, index) =>
    cards.slice(index * BLOCK, (index + 1) * BLOCK),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list element has no blocks of its items
    <div role="list">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are places
        <CardBlock key={index} cards={block} />
      ))}
    </div>
  );
}
