import { seededRandom } from './pick';
import type { VersionYear } from './wire';

/**
 * The common releases of the HOOPS SDKs. Until 2023 they were service packs with updates, since 2025 they
 * are numbered; 2024 had both.
 */
export const hoopsReleases: readonly VersionYear[] = [
  { year: 2026, versions: ['2026.3.0', '2026.2.1', '2026.2.0', '2026.1.0'] },
  { year: 2025, versions: ['2025.4.0', '2025.3.0', '2025.2.0', '2025.1.0'] },
  { year: 2024, versions: ['2024.8.0', '2024.6.0', '2024 SP1 U1', '2024 SP1', '2024'] },
  { year: 2023, versions: ['2023 SP2 U2', '2023 SP2', '2023 SP1 U1', '2023 SP1', '2023'] },
  { year: 2022, versions: ['2022 SP2', '2022 SP1', '2022'] },
  { year: 2021, versions: ['2021 SP2 U1', '2021 SP2', '2021 SP1', '2021'] },
  { year: 2020, versions: ['2020 SP2', '2020 SP1', '2020'] },
  { year: 2019, versions: ['2019 SP1', '2019'] },
  { year: 2018, versions: ['2018 SP1', '2018'] },
];

/** All versions of an index, in its order (newest first). */
export function versionsOf(index: readonly VersionYear[]): string[] {
  return index.flatMap(({ versions }) => versions);
}

/** The year of a version. @throws if the index does not contain it. */
export function yearOf(index: readonly VersionYear[], version: string): number {
  const entry = index.find(({ year, versions }) => versions.includes(version) || String(year) === version);
  if (entry === undefined) throw new Error(`The version index does not contain ${version}.`);
  return Number(entry.year);
}

/** A release date for a version. Releases are spread over their year; the index lists the latest first. */
export function dateOf(index: readonly VersionYear[], version: string): string {
  const year = yearOf(index, version);
  const versions = index.find((entry) => Number(entry.year) === year)?.versions ?? [];
  const count = Math.max(versions.length, 1);
  const position = count - Math.max(versions.indexOf(version), 0);
  const month = Math.max(1, Math.round((position * 10) / count));
  const day = 3 + Math.floor(seededRandom(`day of ${version}`) * 24);
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/** Years of an index with dates. Older content lists none. */
const DATED_SINCE = 2020;

/** Adds the dates of its versions, and of its own release, to a year of an index. OLD-7. */
export function withDates(index: readonly VersionYear[], entry: VersionYear, versions: readonly string[]) {
  if (Number(entry.year) < DATED_SINCE) return entry;
  const dated = [String(entry.year), ...entry.versions].filter((version) => versions.includes(version));
  if (dated.length === 0) return entry;
  return { ...entry, dates: Object.fromEntries(dated.map((version) => [version, dateOf(index, version)])) };
}

/** A version in file names: `2024_SP1_U1` for `2024 SP1 U1`. */
export function versionInName(version: string): string {
  return version.replaceAll(' ', '_');
}
