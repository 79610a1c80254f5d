import { useEffect } from 'react';
import type { SearchItem } from './item';
import type { Choice, ChoiceGroup } from './list';
import { ResultOption } from './ResultOption';
import styles from './search-dialog.lazy.module.css';

export const RESULTS_ID = 'search-results';

export interface ResultsProps {
  readonly list: readonly ChoiceGroup[];
  readonly active: Choice | undefined;
  readonly onActivate: (choice: Choice) => void;
  readonly onChoose: (item: SearchItem) => void;
}

const countOf = ({ choices, total }: ChoiceGroup) =>
  choices.length < total ? `${choices.length} of ${total}` : '';

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
            {group.title} <span className={styles.count}>{countOf(group)}</span>
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
