import { breakAtUnderscores, Count, cx, Icon } from '@portal/ui';
import { Fragment, type MouseEvent, type ReactNode, useEffect } from 'react';
import type { Result, ResultGroup } from './find';
import { isExternal, itemKey, KINDS, type SearchItem } from './item';
import { addRecent } from './recent';
import styles from './search-dialog.lazy.module.css';

/** A result with the id of its option. */
export interface Choice extends Result {
  readonly id: string;
}

/** A titled group of the list. `total`: how many results it would have without its limit. */
export type ChoiceGroup = ReturnType<typeof listOf>[number];

/**
 * Another option in the same place has another id, or a screen reader would not hear what Enter opens now. An id has no
 * spaces; it is not encoded, which fails for a text that was cut inside of a sign.
 */
const optionId = (group: number, at: number, item: SearchItem) =>
  `search-option-${group}-${at}-${itemKey(item).replace(/\s/g, '_')}`;

/** The groups that are shown: what was found, or for a blank query the recent choices. SEARCH-2, SEARCH-6. */
export function listOf(
  query: string,
  found: readonly ResultGroup[],
  recent: readonly SearchItem[],
  items: readonly SearchItem[],
) {
  const groups =
    query.trim() === ''
      ? recentGroup(recent, items)
      : found.map((group) => ({ ...group, title: KINDS[group.kind].title }));
  return groups.map(({ title, results, total }, group) => ({
    title,
    total,
    choices: results.map((result, at): Choice => ({ ...result, id: optionId(group, at, result.item) })),
  }));
}

/** Recent choices as the portal knows them now; one that it does not know is shown as it was. */
function recentGroup(recent: readonly SearchItem[], items: readonly SearchItem[]) {
  if (recent.length === 0) return [];
  const known = new Map(items.map((item) => [itemKey(item), item]));
  const results = recent.map((item) => ({ item: known.get(itemKey(item)) ?? item, ranges: [] }));
  return [{ title: 'Recent', results, total: results.length }];
}

interface ResultOptionProps {
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
    parts.push(
      <Fragment key={`before ${from}`}>{breakAtUnderscores(title.slice(end, from))}</Fragment>,
      <mark key={from}>{breakAtUnderscores(title.slice(from, to))}</mark>,
    );
    end = to;
  }
  return [...parts, <Fragment key="rest">{breakAtUnderscores(title.slice(end))}</Fragment>];
}

/** With these keys, a browser opens a link elsewhere. */
const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;

/** An option, which is a link: it has an address, and a new tab opens it. The combobox keeps the focus. SEARCH-2. */
function ResultOption({ choice, active, onActivate, onChoose }: ResultOptionProps) {
  const { item, ranges, id } = choice;
  const external = isExternal(item);
  const onClick = (event: MouseEvent) => {
    if (external || opensElsewhere(event)) {
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
      aria-label={`${item.title}, ${item.detail}${external ? ', opens in a new tab' : ''}`}
      aria-selected={active}
      tabIndex={-1}
      href={item.href}
      className={cx(styles.option, active && styles.active)}
      {...(external && { target: '_blank', rel: 'noreferrer' })}
      // Not `onClick`: React sets `onclick` again for each new handler, and Firefox then takes the option for a new one,
      // so that screen readers lose their place and read it twice.
      onClickCapture={onClick}
      onPointerMove={() => !active && onActivate(choice)}
    >
      <Icon name={KINDS[item.kind].icon} size={18} className={styles.optionIcon} />
      <span className={styles.text}>
        {/* A space: what is seen has to be in the label, word by word. */}
        <span className={styles.title}>{marked(item.title, ranges)}</span>{' '}
        <span className={styles.detail}>{item.detail}</span>
      </span>
      {external && <Icon name="external" size={14} className={styles.external} />}
    </a>
  );
}

export const RESULTS_ID = 'search-results';

interface ResultsProps {
  readonly list: readonly ChoiceGroup[];
  readonly active: Choice | undefined;
  readonly onActivate: (choice: Choice) => void;
  readonly onChoose: (item: SearchItem) => void;
}

/** The listbox: groups of options. SEARCH-2. */
export function Results({ list, active, onActivate, onChoose }: ResultsProps) {
  const activeId = active?.id;
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  return (
    <div
      id={RESULTS_ID}
      role="listbox"
      aria-label="Results"
      className={styles.results}
      hidden={list.length === 0}
    >
      {list.map((group, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div key={group.title} role="group" aria-labelledby={`search-group-${at}`} className={styles.group}>
          <div id={`search-group-${at}`} role="presentation" className={styles.groupTitle}>
            {group.title}{' '}
            {group.choices.length < group.total && <Count of={group.total}>{group.choices.length}</Count>}
          </div>
          {group.choices.map((choice) => (
            <ResultOption
              key={choice.id}
              choice={choice}
              active={choice.id === activeId}
              onActivate={onActivate}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
