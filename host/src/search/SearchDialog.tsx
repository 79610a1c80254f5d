import { getConfig } from '@portal/config';
import { Dialog } from '@portal/ui/dialog';
import { useMemo, useRef, useState } from 'react';
import { catalogItems } from './catalog-items';
import { createFinder } from './find';
import { IndexNotice } from './IndexNotice';
import { type Choice, listOf } from './list';
import { useSearchIndex } from './load-index';
import { Results } from './Results';
import { clearRecent, readRecent } from './recent';
import { SearchField } from './SearchField';
import { SearchStatus } from './SearchStatus';
import styles from './search-dialog.lazy.module.css';
import { useChoose } from './use-choose';

/** The search dialog: a combobox, and the list of what it finds. SEARCH-1 to SEARCH-7. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const index = useSearchIndex();
  const [query, setQuery] = useState('');
  const [recent, setRecent] = useState(readRecent);
  const [activeAt, setActiveAt] = useState(0);
  const items = useMemo(
    () => [...catalogItems(getConfig()), ...(index.status === 'success' ? index.data.items : [])],
    [index],
  );
  const find = useMemo(() => createFinder(items), [items]);
  const list = useMemo(() => listOf(query, find(query), recent, items), [query, find, recent, items]);
  const { opening, choose } = useChoose(onClose);
  const choices = list.flatMap(({ choices: group }) => group);
  const active = choices[Math.min(activeAt, choices.length - 1)];

  const onQuery = (text: string) => {
    setQuery(text);
    setActiveAt(0);
  };
  const move = (step: 1 | -1) => {
    if (active) setActiveAt((choices.indexOf(active) + step + choices.length) % choices.length);
  };
  const onActivate = (choice: Choice) => setActiveAt(choices.indexOf(choice));
  const onClearRecent = () => {
    clearRecent();
    setRecent([]);
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
      <SearchField input={input} query={query} active={active} onQuery={onQuery} onMove={move} />
      <div className={styles.body}>
        <Results list={list} active={active} onActivate={onActivate} onChoose={choose} />
        <SearchStatus
          query={query}
          list={list}
          opening={opening}
          loading={index.status === 'pending'}
          onClearRecent={onClearRecent}
        />
        <IndexNotice index={index} />
      </div>
      <p className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> to move, <kbd>Enter</kbd> to open, <kbd>Esc</kbd> to close
      </p>
    </Dialog>
  );
}
