import { allowedAddress } from '@portal/config';
import { bySpecificity, firstSegment, patternTest, type RemoteRelease } from '@portal/contract';
import { type FailedOverride, isRemoteLoadError, RemoteLoadError } from '../loader/errors';
import type { ReleaseSource } from '../source/release-source';
import type { Owner } from '../source/source';
import { describeOverride } from './describe';
import { resetOverride } from './edit';
import { type Override, readOverrides } from './read';

/** Options of {@link overriddenSource}. */
export interface OverrideOptions {
  /** What the storage held when the page was started. */
  readonly stored: string | null;
  /** Origins of builds besides this machine: `overrides.allowedOrigins` of the configuration. */
  readonly allowedOrigins: readonly string[];
  /** Lets scripts come from more origins, where the browser keeps a list of its own. */
  readonly trust?: ((origins: readonly string[]) => unknown) | undefined;
}

const ownersIn = (name: string, { extras }: RemoteRelease, path: string): Owner[] =>
  extras.portal.owns
    .filter((pattern) => firstSegment(pattern) === firstSegment(path))
    .map((pattern) => ({ pattern, remote: name, test: new RegExp(patternTest(pattern), 'i') }));

/** Descriptions of builds, each read once; one that failed is asked for again the next time. */
function descriptions(overrides: ReadonlyMap<string, Override>) {
  const known = new Map<string, Promise<RemoteRelease>>();
  const read = async (override: Override): Promise<RemoteRelease> => {
    if (override.kind === 'refused') throw new Error(override.reason);
    return describeOverride(override.remote, override.url);
  };
  const of = (override: Override): Promise<RemoteRelease> => {
    const release =
      known.get(override.remote) ??
      read(override).catch((error: unknown) => {
        known.delete(override.remote);
        throw error;
      });
    known.set(override.remote, release);
    return release;
  };
  /** Those that can be had. What is wrong with the others is told where they are to be shown. */
  const all = async (): Promise<ReadonlyMap<string, RemoteRelease>> => {
    const found = await Promise.allSettled(
      [...overrides.values()].map(async (override) => [override.remote, await of(override)] as const),
    );
    return new Map(found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
  };
  return { of, all };
}

/** The reason with what lies behind it: who reads it is a developer. */
const explained = ({ reason, cause }: RemoteLoadError): string =>
  cause instanceof Error && cause.message !== reason ? `${reason}: ${cause.message}` : reason;

function byName(reading: ReturnType<typeof readOverrides>): ReadonlyMap<string, Override> {
  if (reading.kind === 'readable') return new Map(reading.overrides.map((one) => [one.remote, one]));
  console.warn(`The overrides in this browser's storage count as none: ${reading.reason}`);
  return new Map();
}

/**
 * The registry with some remotes replaced: their addresses, slots and files are what the builds at the
 * overrides' addresses say. A build that cannot be had keeps the registry's addresses and fails there.
 */
export function overriddenSource(registry: ReleaseSource, options: OverrideOptions): ReleaseSource {
  const overrides = byName(readOverrides(options.stored, options.allowedOrigins));
  const { of, all } = descriptions(overrides);
  const origins = [...overrides.values()].flatMap(({ kind, url }) =>
    kind === 'active' ? [new URL(url).origin] : [],
  );
  options.trust?.(origins);

  const titleOf = async (name: string): Promise<string> => {
    const [registered] = await registry.candidates(name).catch(() => []);
    return registered?.release.extras.portal.title ?? name;
  };
  const resettable = ({ remote, url }: Override): FailedOverride => ({
    url,
    reset: () => {
      resetOverride(remote);
      window.location.reload();
    },
  });
  const named = (override: Override, error: RemoteLoadError, title: string) =>
    new RemoteLoadError(
      error.stage,
      { title, ...error.part, override: resettable(override) },
      explained(error),
      { cause: error.cause },
    );

  return {
    async owners(path) {
      const [owners, described] = await Promise.all([registry.owners(path), all()]);
      // First, for where two own one pattern the build that somebody asked for wins.
      const own = [...described].flatMap(([name, release]) => ownersIn(name, release, path));
      return [...own, ...owners.filter(({ remote }) => !described.has(remote))].sort((first, second) =>
        bySpecificity(first.pattern, second.pattern),
      );
    },
    async fillers(slot) {
      const [fillers, described] = await Promise.all([registry.fillers(slot), all()]);
      const own = [...described].filter(([, { extras }]) => extras.portal.slots.includes(slot));
      return [...fillers.filter((name) => !described.has(name)), ...own.map(([name]) => name)];
    },
    async shard(path) {
      const { remotes, ...rest } = await registry.shard(path);
      const released = Object.entries(remotes).filter(([name]) => !overrides.has(name));
      return { ...rest, remotes: Object.fromEntries(released) };
    },
    async candidates(name) {
      const override = overrides.get(name);
      if (override === undefined) return registry.candidates(name);
      try {
        return [{ release: await of(override), from: 'override' }];
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new RemoteLoadError('manifest', { remote: name, title: await titleOf(name) }, reason, {
          cause,
        });
      }
    },
    allowed: (url) => registry.allowed(url) || allowedAddress(url, origins) !== null,
    async failure(name, error) {
      const override = overrides.get(name);
      if (override === undefined || !isRemoteLoadError(error)) return error;
      return named(override, error, await titleOf(name));
    },
    override(name) {
      const override = overrides.get(name);
      return override && resettable(override);
    },
    origin: (name) => (overrides.has(name) ? 'override' : registry.origin(name)),
  };
}
