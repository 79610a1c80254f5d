import type { FileEntry } from '@portal/api/content';
import { displayName } from '@portal/catalog';
import { useLocation, useNavigate } from '@portal/ui/router';
import { useMemo } from 'react';
import { CANONICAL, FACETS, type Facet, normalize, systemName, valuesOf } from '../facets';
import { type FileContext, fileTitle } from '../page-files';

/** A name as its texts and numbers, in turns. */
const partsOf = (name: string): readonly string[] => name.toLowerCase().split(/(\d+)/);

/**
 * Orders names as people do, with numbers by their value: `gcc 9` is before `gcc 10`. Not `localeCompare`: its first use
 * takes 70 ms on a slow phone.
 * @returns a negative number if the first one is before the second.
 */
export function compareNames(first: string, second: string): number {
  const [one, other] = [partsOf(first), partsOf(second)];
  const index = one.findIndex((part, at) => part !== other[at]);
  if (index === -1) return one.length - other.length;
  const [a = '', b = ''] = [one[index], other[index]];
  // Every second part is a number.
  return (index % 2 === 1 && Number(a) - Number(b)) || (a < b ? -1 : 1);
}

/** What the visitor has chosen; an empty text means any. `q` is a part of the file's name. FIND-1. */
export type FileFilter = Readonly<Record<Facet | 'q', string>>;

export const NO_FILTER: FileFilter = { os: '', compiler: '', arch: '', q: '' };

export const isFiltering = (filter: FileFilter): boolean =>
  Object.values(filter).some((value) => value !== '');

/**
 * Whether a file matches a filter: each chosen value is one of the file's, and each word of `q` is part of its
 * name. A file that does not have a chosen property does not match. FIND-1.
 */
export function matchesFilter(file: FileEntry, context: FileContext, filter: FileFilter): boolean {
  const name = normalize(`${fileTitle(file)} ${displayName(file.name)}`);
  return (
    FACETS.every((facet) => {
      const canonical = CANONICAL[facet];
      const chosen = canonical(filter[facet]);
      return chosen === '' || valuesOf(facet, file, context).some((value) => canonical(value) === chosen);
    }) &&
    normalize(filter.q)
      .split(' ')
      .every((word) => name.includes(word))
  );
}

/** An entry of a list of values. */
export interface FacetOption {
  /** Also the value of the parameter in the address. */
  readonly value: string;
  readonly label: string;
}

/**
 * The values that some file has, sorted; different spellings are one value. A chosen value that no file has is the
 * last one.
 */
export function facetOptions(
  facet: Facet,
  files: readonly { readonly entry: FileEntry; readonly context: FileContext }[],
  chosen = '',
): FacetOption[] {
  const labels = new Map<string, string>();
  for (const { entry, context } of files)
    for (const text of valuesOf(facet, entry, context)) {
      const value = CANONICAL[facet](text);
      if (!labels.has(value)) labels.set(value, facet === 'os' ? systemName(text) : text);
    }
  const options = [...labels].map(([value, label]) => ({ value: facet === 'os' ? value : label, label }));
  options.sort((a, b) => compareNames(a.label, b.label));
  if (chosen !== '' && !labels.has(CANONICAL[facet](chosen)))
    options.push({ value: chosen, label: facet === 'os' ? systemName(chosen) : chosen });
  return options;
}

/** The value of the option that a text from an address means; the text itself if there is none. */
export const optionValue = (facet: Facet, options: readonly FacetOption[], chosen: string): string =>
  options.find(({ value }) => CANONICAL[facet](value) === CANONICAL[facet](chosen))?.value ?? chosen;

/** Longer values in an address are not from this page. */
const MAX_LENGTH = 100;

/** The filter in an address. A value that is too long or has control characters is ignored. FIND-3. */
export function filterFromParameters(parameters: URLSearchParams): FileFilter {
  const read = (name: Facet | 'q') => {
    const value = parameters.get(name)?.trim() ?? '';
    return value.length > MAX_LENGTH || /\p{Cc}/u.test(value) ? '' : value;
  };
  return { os: read('os'), compiler: read('compiler'), arch: read('arch'), q: read('q') };
}

/** The address's parameters with a changed filter; other parameters are kept. FIND-3. */
export function parametersWithFilter(
  parameters: URLSearchParams,
  change: Partial<FileFilter>,
): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const [name, value] of Object.entries(change)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/**
 * The filter in the page's address, and a function that changes it. A change replaces the history entry, loads no
 * data again, and drops the hash, which may name a card that the filter hides. FIND-3.
 */
export function useFileFilter(): readonly [FileFilter, (change: Partial<FileFilter>) => void] {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const filter = useMemo(() => filterFromParameters(new URLSearchParams(search)), [search]);
  const change = (part: Partial<FileFilter>) => {
    // The present address: a change that came just before may not have rendered.
    const parameters = parametersWithFilter(new URLSearchParams(window.location.search), part);
    void navigate(
      { search: `${parameters}` },
      { replace: true, state, preventScrollReset: true, defaultShouldRevalidate: false },
    );
  };
  return [filter, change];
}
