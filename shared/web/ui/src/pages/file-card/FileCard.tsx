import { Children, isValidElement, memo, type ReactNode, useId } from 'react';
import { CopyButton } from '../../copy-button/CopyButton';
import { Icon, type IconName } from '../../icon/Icon';
import { cx } from '../../support/cx';
import styles from './file-card.module.css';

export type FileField = {
  /** Label of the field: "Operating system", "MD5". */
  readonly term: string;
} & (
  | { readonly kind?: 'text'; readonly value: ReactNode }
  /** Monospaced, with a copy button. */
  | { readonly kind: 'code'; readonly value: string | undefined }
);

const isPresent = ({ value }: FileField) =>
  value !== undefined && value !== null && value !== '' && value !== false;

/** The fields of a file as a definition list. */
export function FileFields({ fields }: { readonly fields: readonly FileField[] }) {
  const present = fields.filter(isPresent);
  if (present.length === 0) return null;
  return (
    <dl className={styles.fields}>
      {present.map((field) => (
        <div key={field.term} className={cx(styles.field, field.kind === 'code' && styles.wide)}>
          <dt>{field.term}</dt>
          <dd>
            {field.kind === 'code' && field.value ? (
              <span className={styles.codeLine}>
                <code>{field.value}</code>
                <CopyButton
                  compact
                  kind="text"
                  size="small"
                  value={field.value}
                  label={`Copy ${field.term}`}
                />
              </span>
            ) : (
              field.value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export interface FileCardProps {
  /** The file name: visible title and accessible name of the group. A11Y-7. */
  readonly name: string;
  /** Details of the file; fields without a value are not shown. Default: none. PAGE-3. */
  readonly fields?: readonly FileField[];
  /** Shown next to the name, such as a `Tag`. Default: none. */
  readonly extra?: ReactNode;
  /** The Download button: at the right, or below the name on narrow screens. Default: none. */
  readonly action?: ReactNode;
  /** What the action requires, beside it, in a place that keeps its room while it is empty. Default: none. */
  readonly status?: ReactNode;
  /** The file's alert, shown below the action that it answers. Default: none. */
  readonly alert?: ReactNode;
  /** A check box that selects the file, shown before the icon. Default: none. */
  readonly selection?: ReactNode;
  /** Secondary actions, such as "Copy link", in a quiet row below the text. Default: none. */
  readonly tools?: ReactNode;
  /** Default: `file`. */
  readonly icon?: IconName;
  /** Shown below the fields: notes, a description. Default: none. */
  readonly children?: ReactNode;
}

/** A card for one downloadable file: name, action and what it requires, details, tools. CARD-1. The caller passes the action that downloads it. */
export function FileCard({
  name,
  fields = [],
  extra,
  action,
  status,
  alert,
  selection,
  tools,
  icon = 'file',
  children,
}: FileCardProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-labelledby={id} className={styles.card}>
      <div className={styles.lead}>
        {selection && <span className={styles.selection}>{selection}</span>}
        <Icon name={icon} size={22} className={styles.icon} />
      </div>
      <div className={styles.titleLine}>
        <p id={id} className={styles.name}>
          {name}
        </p>
        {extra}
      </div>
      {action && (
        <div className={styles.side}>
          <div className={styles.action}>{action}</div>
          {status && <div className={styles.status}>{status}</div>}
        </div>
      )}
      {alert && <div className={styles.alert}>{alert}</div>}
      <div className={styles.details}>
        <FileFields fields={fields} />
        {children}
        {tools && <div className={styles.tools}>{tools}</div>}
      </div>
    </div>
  );
}

/** Cards of a block: what comes into view at once, in one task. */
const BLOCK = 4;

type Card = ReturnType<typeof Children.toArray>[number];

interface CardBlockProps {
  readonly cards: readonly Card[];
}

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
  function CardBlock({ cards }: CardBlockProps) {
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
