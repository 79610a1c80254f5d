import { isLoopback } from '../loopback';
import type { RemoteRelease } from './registry';

const isOnThisMachine = (url: string): boolean =>
  URL.canParse(url) && /^https?:/.test(url) && isLoopback(new URL(url));

/**
 * Whether a release's scripts come from a dev server only. It rebuilds on every change, so no integrity can be known.
 * Its fallback URL counts, too: otherwise an address of this machine that fails would excuse any other script.
 */
export const isDevServer = ({ url, fallbackUrl = url }: RemoteRelease): boolean =>
  [url, fallbackUrl].every(isOnThisMachine);

/** The scripts that a release lists without their integrity: the entry's URL, and files of its folder. REG-5. */
export function scriptsWithoutIntegrity({ url, metadata, extras: { portal } }: RemoteRelease): string[] {
  const needs = [portal.first, ...Object.values(portal.preload), ...Object.values(portal.slotFiles)];
  const scripts = [{ file: url, integrity: metadata.integrity }, ...needs.flatMap(({ files }) => files)];
  return [...new Set(scripts.filter(({ integrity }) => integrity === undefined).map(({ file }) => file))];
}
