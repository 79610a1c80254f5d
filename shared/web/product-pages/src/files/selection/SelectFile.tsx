import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type CardToolProps, fileId } from '../page-files';
import styles from './selection.module.css';

type Selected = ReadonlySet<string>;

/** The ids of the selected files (`fileId`). Empty when a page opens. SELECT-1. */
export const selectionStore = createStore<{ readonly ids: Selected }>(() => ({ ids: new Set() }));

function toggleFile(id: string): void {
  const { ids } = selectionStore.getState();
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  selectionStore.setState({ ids: next });
}

export function clearSelection(): void {
  selectionStore.setState({ ids: new Set() });
}

/** The check box of a card, named by its file. SELECT-1. */
export function SelectFile({ name, request }: Pick<CardToolProps, 'name' | 'request'>) {
  const id = fileId({ name, request });
  const selected = useStore(selectionStore, ({ ids }) => ids.has(id));
  return (
    <input
      type="checkbox"
      className={styles.box}
      aria-label={name}
      data-selects-file
      checked={selected}
      onChange={() => toggleFile(id)}
    />
  );
}

const BOX = 'input[data-selects-file]';

/** The first check box of the page that is checked, else the first one; `null` if all are in closed sections. */
export const firstSelectedBox = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(`${BOX}:checked`) ?? document.querySelector<HTMLElement>(BOX);
