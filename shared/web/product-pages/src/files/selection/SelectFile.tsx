import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import styles from './selection.module.css';

type Selected = ReadonlySet<string>;

/** The alert keys of the selected files, which identify cards. Empty when a page opens. SELECT-1. */
export const selectionStore = createStore<{ readonly keys: Selected }>(() => ({ keys: new Set() }));

function toggleFile(key: string): void {
  const { keys } = selectionStore.getState();
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  selectionStore.setState({ keys: next });
}

export function clearSelection(): void {
  selectionStore.setState({ keys: new Set() });
}

interface SelectFileProps {
  readonly name: string;
  readonly alertKey: string;
}

/** The check box of a card, named by its file. SELECT-1. */
export function SelectFile({ name, alertKey }: SelectFileProps) {
  const selected = useStore(selectionStore, ({ keys }) => keys.has(alertKey));
  return (
    <input
      type="checkbox"
      className={styles.box}
      aria-label={name}
      checked={selected}
      onChange={() => toggleFile(alertKey)}
    />
  );
}
