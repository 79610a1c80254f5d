import type { Browser } from '@playwright/test';
import type { Trust } from '@portal/contract';
import {
  describeRefusal,
  findIncompatible,
  manifestRefusal,
  missingExports,
  ReleaseError,
  readLiveHost,
  readVersion,
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
  /** The trusts that the release must be signed for before it runs. Default: it may be unsigned. TRUST-4. */
  readonly trusts?: readonly Trust[];
}

/** Puts a release into a trial's portal, and finds out whether it works there. REVERSE-1. */
export async function checkRelease(
  name: string,
  source: ReleaseSource,
  { site, browser, deprecated = [], trusts = [] }: Trial,
): Promise<RemoteReport> {
  const { version, from } = source;
  const [stored, host] = [await readVersion(from, name, version), await readLiveHost(site.store)];
  if (stored.kind !== 'complete' || stored.manifest.kind !== 'remote')
    throw new ReleaseError(`${from.location} has no release ${version} of ${name}`);
  const { manifest } = stored;
  const { owner } = manifest.entry.extras.portal;
  const refusal = await manifestRefusal(stored, trusts);
  // Its code is not run.
  if (refusal !== undefined)
    return { name, version, owner, breaks: [describeRefusal(refusal)], warnings: [] };
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
