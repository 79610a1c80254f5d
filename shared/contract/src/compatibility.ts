/**
 * An entry point of its own, because it brings code of the federation run time, which only the loader and the
 * release commands may load.
 */
import { satisfy } from '@module-federation/runtime/core';
import type { PortalExtras } from './registry/schema';
import { CONTRACT_VERSION } from './remote';

/** What a host offers to remotes. */
export interface HostOffer {
  /** How messages name the host: "the portal", "host 1.2.0". */
  readonly label: string;
  /** Version of its contract. Default: the one of this build. */
  readonly contract?: number;
  /** Versions of the modules that it provides, by name. */
  readonly provides: Readonly<Record<string, string>>;
}

/**
 * Why a release cannot run in a host, as predicates: "needs react ^19.4.0, the portal has 19.3.1". Empty if it can.
 * Needs only metadata, so no code of the release runs. REM-4.
 *
 * Ranges are compared by the federation run time's own implementation, because that run time decides in the page
 * whether a remote gets the host's module. Another implementation can differ, as `semver` does on prereleases.
 */
export function incompatibilities(
  { contract, requires }: Pick<PortalExtras, 'contract' | 'requires'>,
  { label, contract: offered = CONTRACT_VERSION, provides }: HostOffer,
): string[] {
  const modules = Object.entries(requires).flatMap(([name, range]) => {
    const version = Object.hasOwn(provides, name) ? provides[name] : undefined;
    if (version === undefined) return [`needs ${name}, which ${label} does not provide`];
    return satisfy(version, range) ? [] : [`needs ${name} ${range}, ${label} has ${version}`];
  });
  return contract === offered
    ? modules
    : [`was built for contract ${contract}, ${label} has ${offered}`, ...modules];
}
