import { cx, Icon, type IconName } from '@portal/ui';
import type { MouseEvent, ReactNode } from 'react';
import type { Kind, SearchItem } from './item';
import type { Choice } from './list';
import { addRecent } from './recent';
import styles from './search-dialog.lazy.module.css';

const ICONS: Readonly<Record<Kind, IconName>> = {
  product: 'home',
  page: 'chevron-right',
  version: 'history',
  documentation: 'docs',
  video: 'play',
  file: 'file',
};

export interface ResultOptionProps {
  readonly choice: Choice;
  readonly active: boolean;
  readonly onActivate: (choice: Choice) => void;
  readonly onChoose: (item: SearchItem) => void;
}

/** A title with its matches marked; matches behind the title are in the detail and the keywords. */
function marked(title: string, ranges: readonly number[]): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (let at = 0; at + 1 < ranges.length; at += 2) {
    const from = Math.min(ranges[at] ?? 0, title.length);
    const to = Math.min(ranges[at + 1] ?? 0, title.length);
    if (from < end || from >= to) continue;
    parts.push(title.slice(end, from), <mark key={from}>{title.slice(from, to)}</mark>);
    end = to;
  }
  return [...parts, title.slice(end)];
}

/** With these keys, a browser opens a link elsewhere. */
const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;

/** An option, which is a link: it has an address, and a new tab opens it. The combobox keeps the focus. SEARCH-2. */
export function ResultOption({ choice, active, onActivate, onChoose }: ResultOptionProps) {
  const { item, ranges, id } = choice;
  const onClick = (event: MouseEvent) => {
    if (item.external || opensElsewhere(event)) {
      addRecent(item);
      return;
    }
    event.preventDefault();
    onChoose(item);
  };
  return (
    <a
      id={id}
      role="option"
      aria-label={`${item.title}, ${item.detail}`}
      aria-selected={active}
      tabIndex={-1}
      href={item.href}
      className={cx(styles.option, active && styles.active)}
      {...(item.external && { target: '_blank', rel: 'noreferrer' })}
      onClick={onClick}
      onPointerMove={() => !active && onActivate(choice)}
    >
      <Icon name={ICONS[item.kind]} size={18} className={styles.optionIcon} />
      <span className={styles.text}>
        <span className={styles.title}>{marked(item.title, ranges)}</span>
        <span className={styles.detail}>{item.detail}</span>
      </span>
      {item.external && <Icon name="external" size={14} className={styles.external} />}
    </a>
  );
}
