import { Icon } from '@portal/ui';
import type { KeyboardEvent, RefObject } from 'react';
import type { Choice } from './list';
import { RESULTS_ID } from './Results';
import styles from './search-dialog.lazy.module.css';

export interface SearchFieldProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly query: string;
  /** The option that Enter opens, if there is one. */
  readonly active: Choice | undefined;
  readonly onQuery: (query: string) => void;
  readonly onMove: (step: 1 | -1) => void;
}

/** The combobox. The focus stays in it; the arrow keys move through the options. SEARCH-1. */
export function SearchField({ input, query, active, onQuery, onMove }: SearchFieldProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      onMove(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      // A click with the same keys, so that Ctrl+Enter opens a new tab.
      const { ctrlKey, metaKey, shiftKey } = event;
      document
        .getElementById(active.id)
        ?.dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
        );
    }
  };

  return (
    <div className={styles.field}>
      <Icon name="search" className={styles.fieldIcon} />
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label="Search"
        aria-expanded={active !== undefined}
        aria-controls={RESULTS_ID}
        aria-autocomplete="list"
        aria-activedescendant={active?.id}
        placeholder="Products, versions, files, documentation, videos"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        className={styles.input}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
