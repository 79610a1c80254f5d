import { useStore } from 'zustand';
import styles from './selection.module.css';
import { selectionStore, toggleFile } from './selection-store';

export interface SelectFileProps {
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
