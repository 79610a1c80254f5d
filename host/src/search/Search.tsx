import { report } from '@portal/observability';
import { Icon, VisuallyHidden } from '@portal/ui';
import { showToast } from '@portal/ui/toasts';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { focusContent } from '../frame/page';
import styles from '../header/icon-button.module.css';
import earlyStyles from './early-field.module.css';

const loadDialog = () => import(/* webpackChunkName: "search" */ './SearchDialog');
type DialogModule = Awaited<ReturnType<typeof loadDialog>>;

/** While it is opening, what is typed is kept until the dialog's field has the focus. SEARCH-9. */
type Phase = 'closed' | 'opening' | 'open';

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input,textarea,select,[contenteditable]') !== null;

/** Ctrl+K and Cmd+K everywhere, also with Caps Lock, and "/" where it is not typed into a field. */
const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent) =>
  ctrlKey || metaKey ? /^k$/i.test(key) && !altKey && !shiftKey : key === '/' && !isField(target);

/** What a text becomes by a key that no field gets; `null` for keys that are no text. */
function typedInto(text: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'Backspace') return text.slice(0, -1);
  return [...key].length === 1 ? text + key : null;
}

/** The field where the dialog's own will be: phones show their keyboard for it, input methods compose in it. */
function EarlyField({
  query,
  onQuery,
}: {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), []);
  return (
    <input
      ref={field}
      type="text"
      aria-label="Search"
      aria-busy="true"
      autoComplete="off"
      className={earlyStyles.field}
      value={query}
      onChange={(event) => onQuery(event.target.value)}
    />
  );
}

/** The button and the keys that open the search dialog, which is loaded then. SEARCH-1, SEARCH-4, SEARCH-9. */
export function Search() {
  const [phase, setPhase] = useState<Phase>('closed');
  const [dialog, setDialog] = useState<DialogModule | null>(null);
  const [query, setQuery] = useState('');
  const opener = useRef<Element | null>(null);
  // Keys that were recorded before the portal's start are replayed before it renders again.
  const current = useRef<Phase>('closed');
  const change = (next: Phase) => {
    current.current = next;
    setPhase(next);
  };

  const open = async () => {
    if (current.current !== 'closed') return;
    opener.current = document.activeElement;
    setQuery('');
    change('opening');
    if (dialog) return;
    try {
      setDialog(await loadDialog());
    } catch (error) {
      report(error);
      change('closed');
      showToast({ kind: 'error', header: 'Search', body: 'Search could not be loaded. Try again.' });
    }
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isShortcut(event)) {
      event.preventDefault();
      void open();
    } else if (current.current === 'opening' && event.key === 'Escape') {
      change('closed');
    } else if (current.current === 'opening' && !isField(event.target)) {
      if (typedInto('', event) === null) return;
      event.preventDefault();
      setQuery((text) => typedInto(text, event) ?? text);
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  const isOpen = phase !== 'closed';
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      // The page may have been replaced meanwhile. A11Y-8.
      if (opener.current?.isConnected === false) focusContent();
      else if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    };
  }, [isOpen]);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-busy={phase === 'opening' && dialog === null}
        onClick={() => void open()}
      >
        <Icon name="search" />
        <VisuallyHidden>Search</VisuallyHidden>
      </button>
      {phase === 'opening' && <EarlyField query={query} onQuery={setQuery} />}
      {isOpen && dialog && (
        <dialog.SearchDialog
          query={query}
          onQuery={setQuery}
          onReady={() => change('open')}
          onClose={() => change('closed')}
        />
      )}
    </>
  );
}
