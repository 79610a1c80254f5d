import { createStore } from 'zustand/vanilla';

type Selected = ReadonlySet<string>;

/** The alert keys of the selected files, which identify cards. Empty when a page opens. SELECT-1. */
export const selectionStore = createStore<{ readonly keys: Selected }>(() => ({ keys: new Set() }));

export function toggleFile(key: string): void {
  const { keys } = selectionStore.getState();
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  selectionStore.setState({ keys: next });
}

export function clearSelection(): void {
  selectionStore.setState({ keys: new Set() });
}
