import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import type { PageFile } from '../page-files';
import { clearSelection, selectionStore } from './selection-store';

interface SelectionBarProps {
  readonly files: readonly PageFile[];
}

/** In the chunk of the check boxes. A chunk that fails to load leaves the bar out. */
const SelectionBar = lazy(
  (): Promise<{ default: ComponentType<SelectionBarProps> }> =>
    import(/* webpackChunkName: "card-tools" */ './SelectionBar').catch(() => ({ default: () => null })),
);

/** The bar of the selected files, while there are any. The selection ends with its page. SELECT-1. */
export function LazySelectionBar({ files }: SelectionBarProps) {
  const isUsed = useStore(selectionStore, ({ keys }) => keys.size > 0);
  useEffect(() => clearSelection, []);
  return (
    isUsed && (
      <Suspense>
        <SelectionBar files={files} />
      </Suspense>
    )
  );
}
