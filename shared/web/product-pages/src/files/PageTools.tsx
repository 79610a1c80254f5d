import { partOf } from '@portal/catalog';
import { Accordion } from '@portal/ui';
import { type Dispatch, type SetStateAction, use, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import {
  ALL_FILES,
  type FilesAccordionProps,
  type FilesItem,
  type FileView,
  FileViewContext,
} from './file-view';
import { FilterBar, type FilterBarProps } from './filter/FilterBar';
import { type FileFilter, isFiltering, matchesFilter, useFileFilter } from './filter/file-filter';
import { needsFilter } from './page-files';
import { SelectionBar } from './selection/SelectionBar';

/** An item with the number of its matching files; none if it has files and none matches. */
function filterItem(item: FilesItem, filter: FileFilter): FilesItem[] {
  if (item.files === undefined) return [item];
  const files = item.files();
  const matching = files.filter(({ entry, context }) => matchesFilter(entry, context, filter)).length;
  if (matching === 0) return [];
  const extra = (
    <>
      {item.tag} <span>{partOf(matching, files.length, 'file')}</span>
    </>
  );
  return [{ ...item, extra }];
}

/**
 * An accordion that shows only items with matching files, and those without files. If the filter leaves no open
 * item, the first one with a match opens. FIND-2.
 */
function FilesAccordion({ items, openId = null, onOpenChange, headingLevel = 2 }: FilesAccordionProps) {
  const view = use(FileViewContext);
  const [chosen] = useFileFilter();
  // A link to a card ends the filter in the address one render before the view, and the card's section has to stay open.
  const filter = isFiltering(chosen) ? view.filter : null;
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

export interface PageToolsProps extends Omit<FilterBarProps, 'filter' | 'onChange'> {
  /** The element above the files, which has the height of the filter bar. */
  readonly room: HTMLElement;
  readonly onView: Dispatch<SetStateAction<FileView>>;
}

/** The tools for all files of a download page. They load once the page is idle. */
export default function PageTools({ room, onView, ...page }: PageToolsProps) {
  const { files } = page;
  const [filter, changeFilter] = useFileFilter();
  const hasFilter = needsFilter(files);
  const active = hasFilter && isFiltering(filter) ? filter : null;

  useLayoutEffect(() => {
    onView((view) => {
      // A page that was never filtered keeps its accordions.
      if (active === null)
        return view === ALL_FILES ? view : { ...view, filter: null, select: ALL_FILES.select };
      return {
        filter: active,
        Accordion: FilesAccordion,
        select: (list, context) => list.filter((file) => matchesFilter(file, context, active)),
      };
    });
  }, [active, onView]);

  return (
    <>
      {hasFilter && createPortal(<FilterBar {...page} filter={filter} onChange={changeFilter} />, room)}
      <SelectionBar files={files} />
    </>
  );
}
