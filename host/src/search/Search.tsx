import { Icon, useAction, VisuallyHidden } from '@portal/ui';
import { showToast } from '@portal/ui/toasts';
import { useEffect, useEffectEvent } from 'react';
import styles from '../header/icon-button.module.css';

const loadDialog = () =>
  import(/* webpackChunkName: "search" */ './SearchDialog').catch(() => {
    showToast({ kind: 'error', header: 'Search', body: 'Search could not be loaded. Try again.' });
  });

/** Ctrl+K and Cmd+K everywhere, and "/" where it is not typed into a field. */
const isShortcut = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  ctrlKey || metaKey
    ? key === 'k' && !altKey
    : key === '/' &&
      !(target instanceof Element && target.closest('input,textarea,select,[contenteditable]'));

/** The button and the keys that open the search dialog, which is loaded then. SEARCH-1. */
export function Search() {
  const { state, busy, run, reset } = useAction(loadDialog);
  const dialog = state.kind === 'done' ? state.result : undefined;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    if (!dialog) void run();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <>
      <button type="button" className={styles.button} aria-busy={busy} onClick={() => run()}>
        <Icon name="search" />
        <VisuallyHidden>Search</VisuallyHidden>
      </button>
      {dialog && <dialog.SearchDialog onClose={reset} />}
    </>
  );
}
