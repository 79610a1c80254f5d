import { useLocation, useNavigate } from '@portal/router';
import { useMemo } from 'react';
import { type FileFilter, filterFromParameters, parametersWithFilter } from './file-filter';

/**
 * The filter in the page's address, and a function that changes it. A change replaces the history entry, loads no
 * data again, and drops the hash, which may name a card that the filter hides. FIND-3.
 */
export function useFileFilter(): readonly [FileFilter, (change: Partial<FileFilter>) => void] {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const filter = useMemo(() => filterFromParameters(new URLSearchParams(search)), [search]);
  const change = (part: Partial<FileFilter>) => {
    const parameters = parametersWithFilter(new URLSearchParams(search), part);
    void navigate(
      { search: `${parameters}` },
      { replace: true, state, preventScrollReset: true, defaultShouldRevalidate: false },
    );
  };
  return [filter, change];
}
