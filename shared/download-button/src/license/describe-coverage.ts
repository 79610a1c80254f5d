import type { LicenseCoverage } from '@portal/api/account';

const words = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** "AutoCAD OEM 2026 in English"; empty if the license does not say what it covers. */
function describeLicense(name: string, { versions, languages }: LicenseCoverage): string {
  if (versions.length === 0 && languages.length === 0) return '';
  const version = versions.length === 0 ? '' : ` ${words.format(versions)}`;
  return `${name}${version}${languages.length === 0 ? '' : ` in ${words.format(languages)}`}`;
}

/**
 * One sentence about what a user's licenses cover instead of what was requested; empty if none says so. ALERT-13.
 * @example "Your license covers AutoCAD OEM 2026 in English."
 */
export function describeCoverage(name: string, licenses: readonly LicenseCoverage[]): string {
  const covered = [...new Set(licenses.map((license) => describeLicense(name, license)))].filter(Boolean);
  if (covered.length === 0) return '';
  return `Your ${covered.length === 1 ? 'license covers' : 'licenses cover'} ${words.format(covered)}.`;
}
