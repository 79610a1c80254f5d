import type { Browser } from '@playwright/test';
import {
  findIncompatible,
  missingExports,
  ReleaseError,
  readLiveHost,
  readManifest,
} from '@portal/federation/release';
import { checkInBrowser } from './check-in-browser';
import { type Deprecated, deprecatedUses } from './deprecated';
import { publicPages } from './public-pages';
import type { RemoteReport } from './report';
import { smokeAddresses } from './smoke-addresses';
import type { ReleaseSource, TrialSite } from './trial-site';

/** What a release is checked with. */
export interface Trial {
  readonly site: TrialSite;
  readonly browser: Browser;
  /** The names that the host's sources mark as deprecated. Default: none is known. */
  readonly deprecated?: readonly Deprecated[];
}

/** Puts a release into a trial's portal, and finds out whether it works there. REVERSE-1. */
export async function checkRelease(
  name: string,
  source: ReleaseSource,
  { site, browser, deprecated = [] }: Trial,
): Promise<RemoteReport> {
  const { version, from } = source;
  const [manifest, host] = [await readManifest(from, name, version), await readLiveHost(site.store)];
  if (manifest?.kind !== 'remote')
    throw new ReleaseError(`${from.location} has no release ${version} of ${name}`);
  await site.load(name, source);
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
    owner: entry.extras.portal.owner,
    breaks: [
      ...incompatible,
      ...missing,
      ...unknown,
      ...(await checkInBrowser(browser, site.origin, entry, addresses, Object.keys(uses ?? {}))),
    ],
    warnings: deprecatedUses(uses ?? {}, deprecated),
  };
}
