import { EXPIRES_SOON_DAYS } from '@portal/catalog';
import type { License } from './licenses';

/** Columns that can be sorted, by their values in the address. */
export const SORT_COLUMNS = ['product', 'type', 'expires'] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];

export interface Sort {
  readonly column: SortColumn;
  readonly descending: boolean;
}

/** The licenses to list by their last day: within this number of days from today, or in the past. */
export type Expiring = number | 'expired';

/** Which licenses are listed and in which order. `null` does not filter or sort. LIC-6. */
export interface LicenseView {
  /** A product's name or code, as the address has it. */
  readonly product: string | null;
  readonly type: License['type'] | null;
  readonly expiring: Expiring | null;
  readonly sort: Sort | null;
  /** The page of a long list, from 1. */
  readonly page: number;
}

/** More digits would be more days than any license has left. */
const isWholeNumber = (text: string) => /^\d{1,4}$/.test(text);

const parseType = (text: string): LicenseView['type'] =>
  text === 'full' ? 'Full' : text === 'evaluation' ? 'Evaluation' : null;

function parseExpiring(text: string): Expiring | null {
  if (text === 'expired') return text;
  if (text === 'soon') return EXPIRES_SOON_DAYS;
  return isWholeNumber(text) ? Number(text) : null;
}

function parseSort(text: string): Sort | null {
  const column = SORT_COLUMNS.find((name) => name === text.replace(/^-/, ''));
  return column === undefined ? null : { column, descending: text.startsWith('-') };
}

/** The view that an address names. A value that is not understood counts as absent. LIC-6. */
export function parseView(parameters: URLSearchParams): LicenseView {
  const value = (name: string) => parameters.get(name)?.trim() ?? '';
  const page = value('page');
  return {
    product: value('product') || null,
    type: parseType(value('type').toLowerCase()),
    expiring: parseExpiring(value('expiring').toLowerCase()),
    sort: parseSort(value('sort').toLowerCase()),
    page: isWholeNumber(page) ? Math.max(1, Number(page)) : 1,
  };
}

/**
 * The query parameters of a changed view. Other parameters, such as `email`, are kept. Every change but one of
 * the page goes to the first page.
 */
export function withView(parameters: URLSearchParams, change: Partial<LicenseView>): URLSearchParams {
  const { product, type, expiring, sort, page } = { ...parseView(parameters), page: 1, ...change };
  const values: { readonly [Name in keyof LicenseView]: string } = {
    product: product ?? '',
    type: type?.toLowerCase() ?? '',
    expiring: String(expiring ?? ''),
    sort: sort === null ? '' : `${sort.descending ? '-' : ''}${sort.column}`,
    page: page === 1 ? '' : String(page),
  };
  const next = new URLSearchParams(parameters);
  for (const [name, value] of Object.entries(values)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
