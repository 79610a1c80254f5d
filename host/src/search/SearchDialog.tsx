import { sectionOf } from '@portal/catalog';
import { getConfig } from '@portal/config';
import { Icon } from '@portal/ui';
import { Dialog } from '@portal/ui/dialog';
import { useLocation, useNavigationType } from '@portal/ui/router';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { catalogItems } from './catalog-items';
import { useChoose } from './choose';
import { createFinder } from './find';
import { itemKey } from './item';
import { useSearchIndex } from './load-index';
import { type Choice, listOf, RESULTS_ID, Results } from './Results';
import { clearRecent, readRecent } from './recent';
import { IndexNotice, SearchStatus } from './SearchStatus';
import styles from './search-dialog.lazy.module.css';

interface SearchFieldProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly query: string;
  /** The option that Enter opens, if there is one. */
  readonly active: Choice | undefined;
  readonly onQuery: (query: string) => void;
  readonly onFocus: () => void;
  readonly onMove: (step: 1 | -1) => void;
}

/** The combobox. The focus stays in it; the arrow keys move through the options. SEARCH-1. */
function SearchField({ input, query, active, onQuery, onFocus, onMove }: SearchFieldProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      onMove(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      // A click with the same keys, so that Ctrl+Enter opens a new tab.
      const { ctrlKey, metaKey, shiftKey } = event;
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
      document.getElementById(active.id)?.dispatchEvent(click);
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
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

/** The option that the visitor has moved to: none yet. */
const NONE = { key: '', at: 0 };

/** The same option after others have come, such as those of an index that loads late; without one, the first. */
function activeOf(choices: readonly Choice[], { key, at }: typeof NONE): Choice | undefined {
  const isActive = (choice: Choice | undefined) => choice !== undefined && itemKey(choice.item) === key;
  const there = choices[at];
  return isActive(there) ? there : (choices.find(isActive) ?? choices[0]);
}

/** Closes what is over the page when the browser goes back or forward to another one. */
function useCloseOnHistory(pathname: string, onClose: () => void): void {
  const type = useNavigationType();
  const [openedAt] = useState(pathname);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (type === 'POP' && pathname !== openedAt) close();
  }, [type, pathname, openedAt]);
}

interface SearchDialogProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Called when the field has the focus. */
  readonly onReady: () => void;
  readonly onClose: () => void;
}

/** The search dialog: a combobox, and the list of what it finds. SEARCH-1 to SEARCH-9. */
export function SearchDialog({ query, onQuery: setQuery, onReady, onClose }: SearchDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const index = useSearchIndex();
  const [recent, setRecent] = useState(readRecent);
  const [wanted, setWanted] = useState(NONE);
  const indexed = index.status === 'success' ? index.data.items : null;
  // Not for each key: there are thousands.
  const items = useMemo(() => [...catalogItems(getConfig()), ...(indexed ?? [])], [indexed]);
  const find = useMemo(() => createFinder(items), [items]);
  const { pathname } = useLocation();
  useCloseOnHistory(pathname, onClose);
  const section = sectionOf(pathname)?.section ?? null;
  const { groups, leftOut } = useMemo(() => find(query, section), [query, find, section]);
  const list = useMemo(() => listOf(query, groups, recent, items), [query, groups, recent, items]);
  const { opening, choose } = useChoose(onClose);
  const choices = list.flatMap(({ choices: group }) => group);
  const active = activeOf(choices, wanted);

  const onQuery = (text: string) => {
    setQuery(text);
    setWanted(NONE);
  };
  const onActivate = (choice: Choice) =>
    setWanted({ key: itemKey(choice.item), at: choices.indexOf(choice) });
  const move = (step: 1 | -1) => {
    const next = active && choices.at((choices.indexOf(active) + step) % choices.length);
    if (next) onActivate(next);
  };
  const onClearRecent = () => {
    // The button goes. A11Y-8.
    input.current?.focus();
    clearRecent();
    setRecent([]);
  };
  const onRetry = () => {
    input.current?.focus();
    index.refetch();
  };

  return (
    <Dialog
      open
      title="Search"
      onClose={onClose}
      afterOpenChange={() => input.current?.focus()}
      width="min(100vw - 16px, 44rem)"
      transitionName=""
      maskTransitionName=""
    >
      <SearchField
        input={input}
        query={query}
        active={active}
        onQuery={onQuery}
        onFocus={onReady}
        onMove={move}
      />
      <div className={styles.body}>
        <Results list={list} active={active} onActivate={onActivate} onChoose={choose} />
        <SearchStatus
          query={query}
          list={list}
          leftOut={leftOut}
          opening={opening}
          loading={index.status === 'pending'}
          onClearRecent={onClearRecent}
        />
        <IndexNotice index={index} onRetry={onRetry} />
      </div>
      <p className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> to move, <kbd>Enter</kbd> to open, <kbd>Esc</kbd> to close
      </p>
    </Dialog>
  );
}
