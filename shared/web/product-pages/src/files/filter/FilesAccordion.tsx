import { Accordion } from '@portal/ui';
import { use, useLayoutEffect } from 'react';
import { type FilesAccordionProps, type FilesItem, FileViewContext } from '../file-view';
import { type FileFilter, matchesFilter } from './file-filter';

/** An item with the number of its matching files; none if it has files and none matches. */
function filterItem(item: FilesItem, filter: FileFilter): FilesItem[] {
  if (item.files === undefined) return [item];
  const files = item.files();
  const matching = files.filter(({ entry, context }) => matchesFilter(entry, context, filter)).length;
  if (matching === 0) return [];
  const extra = (
    <>
      {item.tag} {matching} of {files.length} {files.length === 1 ? 'file' : 'files'}
    </>
  );
  return [{ ...item, extra }];
}

/**
 * An accordion that shows only items with matching files, and those without files. If the filter leaves no open
 * item, the first one with a match opens. FIND-2.
 */
export function FilesAccordion({
  items,
  openId = null,
  onOpenChange,
  headingLevel = 2,
}: FilesAccordionProps) {
  const { filter } = use(FileViewContext);
  const shown = filter === null ? items : items.flatMap((item) => filterItem(item, filter));

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a changed filter opens an item, not the visitor who closes one
  useLayoutEffect(() => {
    if (filter === null || shown.some(({ id }) => id === openId)) return;
    const first = shown.find(({ files }) => files !== undefined);
    if (first !== undefined) onOpenChange?.(first.id);
  }, [filter]);

  return (
    <Accordion
      items={shown}
      headingLevel={headingLevel}
      openId={openId}
      {...(onOpenChange && { onOpenChange })}
    />
  );
}
