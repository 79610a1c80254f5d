import { type Dispatch, type SetStateAction, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { ALL_FILES, type FileView } from '../file-view';
import { FilesAccordion } from '../filter/FilesAccordion';
import { FilterBar } from '../filter/FilterBar';
import { isFiltering, matchesFilter } from '../filter/file-filter';
import { useFileFilter } from '../filter/use-file-filter';
import { needsFilter, usePageFiles } from '../page-files';
import { LazySelectionBar } from '../selection/LazySelectionBar';

export interface PageToolsProps {
  /** The element above the files, which has the height of the filter bar. */
  readonly room: HTMLElement;
  readonly onView: Dispatch<SetStateAction<FileView>>;
}

/** The tools for all files of a download page. They load once the page is idle. */
export default function PageTools({ room, onView }: PageToolsProps) {
  const files = usePageFiles();
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
      {hasFilter && createPortal(<FilterBar files={files} filter={filter} onChange={changeFilter} />, room)}
      <LazySelectionBar files={files} />
    </>
  );
}
