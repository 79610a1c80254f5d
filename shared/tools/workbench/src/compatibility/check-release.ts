import type { RemoteRelease, Trust } from '@portal/contract';
import {
  describeRefusal,
  findIncompatible,
  isReleaseError,
  manifestRefusals,
  missingExports,
  readLiveHost,
  readVersion,
} from '@portal/releases';
import { openRenderer } from '@portal/rendered-pages';
import type { Browser } from 'playwright-core';
import { checkInBrowser } from './check-in-browser';
import { type Deprecated, deprecatedUses } from './deprecated';
import type { RemoteReport } from './report';
import type { ReleaseSource, TrialSite } from './trial-site';

/**
 * The public pages that a remote lists; none where host or remote cannot list them, such as older releases. It says
 * why: only the addresses of the remote's description are visited then.
 */
async function publicPages(name: string, { store, origin }: Pick<TrialSite, 'store' | 'origin'>) {
  const none = (reason: string) => {
    console.warn(`${name} does not list its public pages: ${reason.split('\n', 1)[0]}`);
    return [];
  };
  const config = await (await fetch(`${origin}/portal.config.json`)).text();
  try {
    const renderer = await openRenderer(store, origin, config);
    try {
      if (!renderer.parts.includes(name)) return [];
      const pages = await renderer.list(name);
      return pages.kind === 'listed' ? pages.paths : none(pages.reason);
    } finally {
      renderer.close();
    }
  } catch (error) {
    if (!isReleaseError(error)) throw error;
    return none(error.message);
  }
}

const MAX_ADDRESSES = 3;

/** Whether a pattern is an address: without parameters and wildcards. */
const isAddress = (pattern: string) => !/[:*]/.test(pattern);

/** Up to `count` items, from the whole length of the list. */
const spread = <T>(items: readonly T[], count: number): T[] =>
  items.filter(
    (_, index) =>
      Math.floor((index * count) / items.length) !== Math.floor(((index - 1) * count) / items.length),
  );

/**
 * Pages of a release to open: addresses that its description names in `owns` and `preload`, and its public pages, else
 * the start of what it owns. REVERSE-1.
 */
export function smokeAddresses({ extras: { portal } }: RemoteRelease, publicPages: readonly string[]) {
  const patterns = [...portal.owns, ...Object.keys(portal.preload), ...publicPages];
  const addresses = [...new Set(patterns.filter(isAddress))].sort();
  if (addresses.length > 0) return spread(addresses, MAX_ADDRESSES);
  return portal.owns.slice(0, 1).map((pattern) => pattern.replace(/\/[:*].*$/, ''));
}

/** What a release is checked with. */
interface Trial {
  readonly site: TrialSite;
  readonly browser: Browser;
  /** The names that the host's sources mark as deprecated. Default: none is known. */
  readonly deprecated?: readonly Deprecated[];
  /** The trusts that the release must be signed for before it runs. Default: it may be unsigned. TRUST-4. */
  readonly trusts?: readonly Trust[];
}

/** The message of an error of releases; every other error is thrown. */
function messageOf(error: unknown): string {
  if (!isReleaseError(error)) throw error;
  return error.message;
}

/**
 * Puts a release into a trial's portal, and finds out whether it works there. One that is damaged breaks, and keeps
 * nobody from checking the others. REVERSE-1.
 */
export async function checkRelease(
  name: string,
  source: ReleaseSource,
  { site, browser, deprecated = [], trusts = [] }: Trial,
): Promise<RemoteReport> {
  const { version, from } = source;
  const broken = (reason: string, owner?: RemoteReport['owner']): RemoteReport => ({
    name,
    version,
    owner,
    breaks: [reason],
    warnings: [],
  });
  const stored = await readVersion(from, name, version).catch(messageOf);
  if (typeof stored === 'string') return broken(stored);
  if (stored.kind !== 'complete' || stored.manifest.kind !== 'remote')
    return broken(`${from.location} has no release ${version} of ${name}`);
  const host = await readLiveHost(site.store);
  const { manifest } = stored;
  const { owner } = manifest.entry.extras.portal;
  const [refusal] = await manifestRefusals(stored, trusts);
  // Its code is not run.
  if (refusal !== undefined) return broken(describeRefusal(refusal), owner);
  const fault = await site.load(name, source).then(() => undefined, messageOf);
  if (fault !== undefined) return broken(fault, owner);
  const start = `${name} ${version} `;
  const incompatible = (await findIncompatible(site.store))
    .filter((line) => line.startsWith(start))
    .map((line) => line.slice(start.length));
  const { uses, entry } = manifest;
  const missing = host === null ? [] : missingExports(manifest, host);
  const addresses = smokeAddresses(entry, await publicPages(name, site));
  const unknown =
    uses === undefined ? ['its build did not record what it imports, so that cannot be compared'] : [];
  return {
    name,
    version,
    owner,
    breaks: [
      ...incompatible,
      ...missing,
      ...unknown,
      ...(await checkInBrowser(browser, site.origin, entry, addresses, Object.keys(uses ?? {}))),
    ],
    warnings: deprecatedUses(uses ?? {}, deprecated),
  };
}
