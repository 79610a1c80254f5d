/** A lazy chunk, loaded only where the configuration enables overrides and this browser has one. */
import { getConfig, toAllowedUrl } from '@portal/config';
import {
  bySpecificity,
  firstSegment,
  parsePublished,
  patternTest,
  type RemoteRelease,
} from '@portal/contract';
import { createQueryClient } from '@portal/query';
import { partOf, RemoteLoadError } from '../loader/errors';
import type { ReleaseSource } from '../source/source';
import { resetOverride } from './edit';
import { type Override, readOverrides } from './read';

/** Timeout of a `release.json`, in milliseconds. */
const TIMEOUT_MS = 2_000;

/** The `release.json` of a build could not be read; the message tells a developer what to check. */
class DescriptionError extends Error {
  override readonly name = 'DescriptionError';
}

/**
 * Fetches the `release.json` beside a build, and returns it as a release at the override's URL. The result has
 * no fallback URL, because an override must not fall back (OVR-3), and no integrity, because a developer rebuilds
 * it.
 * @throws {DescriptionError}
 */
async function fetchOverrideRelease(remote: string, url: string): Promise<RemoteRelease> {
  const descriptionUrl = new URL('release.json', url).href;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(descriptionUrl, { cache: 'no-store', signal }).catch((cause: unknown) => {
    throw new DescriptionError(
      `${descriptionUrl} could not be fetched. Either nothing answers there, or its server does not allow other origins (CORS), or the portal’s content security policy does not allow it.`,
      { cause },
    );
  });
  if (!response.ok)
    throw new DescriptionError(
      `${descriptionUrl} answered ${response.status}. A build needs its release.json beside it, which says what it was built for.`,
    );
  const description = await response
    .json()
    .then((json: unknown) => parsePublished(json, descriptionUrl))
    .catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : cause;
      throw new DescriptionError(`${descriptionUrl} is not valid: ${reason}`, { cause });
    });
  if (description.name !== remote)
    throw new DescriptionError(`${descriptionUrl} describes ${description.name}`);
  const { metadata, deployment, extras } = description.entry;
  return { url, metadata: { version: metadata.version }, deployment, extras };
}

/**
 * The registry with overridden remotes replaced: their patterns, slots and files are those of the builds at the
 * overrides' URLs. A remote whose build cannot be fetched keeps the registry's patterns, and its pages show the
 * error.
 * @param stored the stored overrides when the page started, unparsed.
 */
export function overriddenSource(registry: ReleaseSource, stored: string): ReleaseSource {
  const { overrides, problem } = readOverrides(stored, getConfig().overrides.allowedOrigins);
  if (problem !== null) console.warn(`The overrides in this browser's storage count as none: ${problem}`);
  const client = createQueryClient();
  /** The release of an override, which is fetched once. A failed request is not cached. */
  const releaseFor = (override: Override): Promise<RemoteRelease> =>
    client.fetchQuery({
      queryKey: ['override', override.remote],
      queryFn: async () => {
        if (override.kind === 'refused') throw new Error(override.reason);
        return fetchOverrideRelease(override.remote, override.url);
      },
      staleTime: Number.POSITIVE_INFINITY,
    });
  /** The releases that could be fetched. Errors of the others are reported when their pages are opened. */
  const available = async (): Promise<ReadonlyMap<string, RemoteRelease>> => {
    const found = await Promise.allSettled(
      [...overrides.values()].map(async (override) => [override.remote, await releaseFor(override)] as const),
    );
    return new Map(found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
  };
  const origins = [...overrides.values()].flatMap(({ kind, url }) =>
    kind === 'active' ? [new URL(url).origin] : [],
  );
  window.portalBoot?.trust(origins);

  return {
    async owners(path) {
      const [owners, described] = await Promise.all([registry.owners(path), available()]);
      // First, because the override wins where two remotes own one pattern.
      const own = [...described].flatMap(([remote, { extras }]) =>
        extras.portal.owns
          .filter((pattern) => firstSegment(pattern) === firstSegment(path))
          .map((pattern) => ({ pattern, remote, test: new RegExp(patternTest(pattern), 'i') })),
      );
      return [...own, ...owners.filter(({ remote }) => !described.has(remote))].sort((first, second) =>
        bySpecificity(first.pattern, second.pattern),
      );
    },
    async remotesForSlot(slot) {
      const [registered, described] = await Promise.all([registry.remotesForSlot(slot), available()]);
      const own = [...described].filter(([, { extras }]) => extras.portal.slots.includes(slot));
      return [...registered.filter((name) => !described.has(name)), ...own.map(([name]) => name)];
    },
    async shard(path) {
      const { remotes, ...rest } = await registry.shard(path);
      const kept = Object.entries(remotes).filter(([name]) => !overrides.has(name));
      return { ...rest, remotes: Object.fromEntries(kept) };
    },
    async candidates(name) {
      const override = overrides.get(name);
      if (override === undefined) return registry.candidates(name);
      const reset = () => {
        resetOverride(name);
        window.location.reload();
      };
      const failed = { url: override.url, reset };
      try {
        const release = await releaseFor(override);
        return [{ release, from: 'override', part: { ...partOf(name, release), override: failed } }];
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        const [registered] = await registry.candidates(name);
        const title = registered?.part.title ?? name;
        throw new RemoteLoadError('manifest', { remote: name, title, override: failed }, reason, { cause });
      }
    },
    isAllowed: (url) => registry.isAllowed(url) || toAllowedUrl(url, origins) !== null,
  };
}
