import type { Product, VersionYear } from '../types';
import { compareVersions } from './compare';
import { isVersionText, packageVersion } from './route-version';

/** Shown for a year without versions and without a message. OLD-4. */
const NO_UPDATE_TEXT = 'No update for this version.';

/** A year without a name: what opens its versions needs one. OLD-9. */
const UNNAMED = 'Versions';

type Rules = Pick<Product, 'section' | 'olderVersions'>;

const newestFirst = (a: string | number, b: string | number) => compareVersions(String(b), String(a));

/**
 * Sorts a version index for the page: newest year first. A year's versions keep the index's order unless the
 * product sorts them (Communicator, from 2024 on). OLD-1, OLD-2.
 */
export function sortVersionIndex<Year extends VersionYear>(product: Rules, index: readonly Year[]): Year[] {
  const from = product.olderVersions?.sortFromYear ?? Number.POSITIVE_INFINITY;
  return [...index]
    .sort((a, b) => newestFirst(a.year, b.year))
    .map((entry) =>
      Number(entry.year) >= from ? { ...entry, versions: [...entry.versions].sort(newestFirst) } : entry,
    );
}

/**
 * The encoded path of a version's detail page; `null` for a text that is not a valid version. OLD-3, VER-8.
 */
export function olderVersionHref(product: Pick<Product, 'section'>, version: string): string | null {
  if (!isVersionText(version)) return null;
  return `${product.section ?? ''}/downloads/${encodeURIComponent(packageVersion(version))}`;
}

export interface OlderVersion {
  readonly name: string;
  /** `null` for a name that is not a valid version. */
  readonly href: string | null;
  /** As the index gives it; `null` without one. OLD-7. */
  readonly date: string | null;
}

export interface OlderVersionsYear {
  readonly year: string;
  /** Path of the year's own page; only AutoCAD OEM has one. OLD-5. */
  readonly href: string | null;
  /** Message of the year; `null` without one. OLD-4. */
  readonly message: string | null;
  /** Date of the year's own page; `null` without one. */
  readonly date: string | null;
  /** In page order. */
  readonly versions: readonly OlderVersion[];
}

const dateOf = (dates: Readonly<Record<string, string>>, version: string): string | null =>
  (Object.hasOwn(dates, version) && dates[version]?.trim()) || null;

/** The view model of a product's older versions page. OLD-1 to OLD-5, OLD-7. */
export function olderVersionsView(product: Rules, index: readonly VersionYear[]): OlderVersionsYear[] {
  const { limit, yearIsLink } = product.olderVersions ?? {};
  return sortVersionIndex(product, index)
    .slice(0, limit)
    .map(({ year, versions, message, dates = {} }) => ({
      year: String(year).trim() || UNNAMED,
      date: dateOf(dates, String(year)),
      href: yearIsLink ? olderVersionHref(product, String(year)) : null,
      message: message?.trim() || (versions.length === 0 ? NO_UPDATE_TEXT : null),
      versions: versions.map((name) => ({
        name,
        href: olderVersionHref(product, name),
        date: dateOf(dates, name),
      })),
    }));
}
