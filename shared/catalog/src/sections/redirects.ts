import { sectionOf } from '../products/lookup';
import { homePath } from './screens';

/** Addresses that stand for another: those of the literal link rule (LINK-2) and `/LGPL` (NAV-5). */
export const pathRedirects: Readonly<Record<string, string>> = {
  '/hoops/visualize/downloads/latest': '/hoops/visualize/hps/downloads/latest',
  '/hoops/cee_env_desktop/downloads/latest': '/cae/cee_env_desktop/downloads/latest',
  '/LGPL': '/qt-toolkit/downloads',
};

const lowerCased = new Map(Object.entries(pathRedirects).map(([from, to]) => [from.toLowerCase(), to]));

/** Where an address is redirected, `null` if it is not. */
export function pathRedirect(pathname: string): string | null {
  return lowerCased.get(pathname.replace(/\/+$/, '').toLowerCase()) ?? null;
}

/** The real page of an address: its redirect, or itself. */
export function canonicalPath(pathname: string): string {
  return pathRedirect(pathname) ?? pathname;
}

/** Where the portal begins. NAV-1. */
export const START_PATH = '/start';

/**
 * Where an address without a page of its own leads: its redirect, its section's home, or `/start`.
 * NAV-1 to NAV-5. The answer can be the address itself if that is a section's own page.
 */
export function unknownPathTarget(pathname: string): string {
  const section = sectionOf(pathname);
  return pathRedirect(pathname) ?? (section ? homePath(section) : null) ?? START_PATH;
}
