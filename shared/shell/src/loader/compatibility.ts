import { satisfy } from '@module-federation/runtime/core';
import { CONTRACT_VERSION, type RemoteRelease } from '@portal/contract';
import type { ProvidedTable } from './provided';

/** Why a release cannot run in this host; empty if it can. Needs only metadata, so no code of the release runs. REM-4. */
export function incompatibilities(release: RemoteRelease, provided: ProvidedTable): string[] {
  const { contract, requires } = release.extras.portal;
  const problems: string[] = [];
  if (contract !== CONTRACT_VERSION)
    problems.push(`it was built for contract ${contract}, the portal has ${CONTRACT_VERSION}`);
  const versions = new Map(Object.entries(provided).map(([name, { version }]) => [name, version]));
  for (const [name, range] of Object.entries(requires)) {
    const version = versions.get(name);
    if (version === undefined) problems.push(`it needs ${name}, which the portal does not provide`);
    else if (!satisfy(version, range)) problems.push(`it needs ${name} ${range}, the portal has ${version}`);
  }
  return problems;
}
