import type { LicenseCoverage } from '@portal/api/account';

/** "a", "a and b", "a, b, and c". Not `Intl.ListFormat`, whose data a slow phone loads for every signed-in visitor. */
const join = (items: readonly string[]): string =>
  items.length < 3 ? items.join(' and ') : `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`;

/** "AutoCAD OEM 2026 in English"; empty if the license does not say what it covers. */
function describeLicense(name: string, { versions, languages }: LicenseCoverage): string {
  if (versions.length === 0 && languages.length === 0) return '';
  const version = versions.length === 0 ? '' : ` ${join(versions)}`;
  return `${name}${version}${languages.length === 0 ? '' : ` in ${join(languages)}`}`;
}

/**
 * One sentence about what a user's licenses cover instead of what was requested; empty if none says so. ALERT-13.
 * @example "Your license covers AutoCAD OEM 2026 in English."
 */
export function describeCoverage(name: string, licenses: readonly LicenseCoverage[]): string {
  const covered = [...new Set(licenses.map((license) => describeLicense(name, license)))].filter(Boolean);
  if (covered.length === 0) return '';
  return `Your ${covered.length === 1 ? 'license covers' : 'licenses cover'} ${join(covered)}.`;
}
