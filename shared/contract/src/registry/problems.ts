import { isSlotName } from '../slots';
import { patternKey } from './patterns';
import type { Registry, RemoteRelease } from './registry-schema';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function releaseProblems(name: string, releases: readonly RemoteRelease[]): string[] {
  const problems: string[] = [];
  const versions = releases.map((release) => release.metadata.version);
  for (const version of new Set(versions))
    if (versions.filter((other) => other === version).length > 1)
      problems.push(`${name} lists version ${version} twice`);
  const traffic = sum(releases.map((release) => release.deployment.traffic));
  if (traffic !== 100) problems.push(`${name}: traffic adds up to ${traffic}, not 100`);
  const defaults = releases.filter((release) => release.deployment.default).length;
  if (defaults !== 1) problems.push(`${name}: ${defaults} releases are the default, not one`);
  for (const slot of new Set(releases.flatMap((release) => release.extras.portal.slots)))
    if (!isSlotName(slot)) problems.push(`${name} fills a slot that does not exist: ${slot}`);
  return problems;
}

function ownershipProblems(registry: Registry): string[] {
  const owners = new Map<string, string>();
  const problems: string[] = [];
  for (const [name, releases] of Object.entries(registry.microFrontends)) {
    for (const pattern of new Set(releases.flatMap((release) => release.extras.portal.owns))) {
      const key = patternKey(pattern);
      const owner = owners.get(key);
      if (owner !== undefined && owner !== name)
        problems.push(`${pattern} has two owners: ${owner} and ${name}`);
      owners.set(key, name);
    }
  }
  return problems;
}

/** Inconsistencies of a registry whose shape is valid. REG-1. */
export const registryProblems = (registry: Registry): string[] => [
  ...Object.entries(registry.microFrontends).flatMap(([name, releases]) => releaseProblems(name, releases)),
  ...ownershipProblems(registry),
];
