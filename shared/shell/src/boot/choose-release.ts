import type { RemoteRelease } from '@portal/contract';

/** A stable number from 0 (included) to 100 for a visitor and a remote (FNV-1a). */
export function bucketOf(visitor: string, remote: string): number {
  let hash = 0x811c9dc5;
  for (const character of `${visitor}/${remote}`) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return ((hash >>> 0) / 0x1_0000_0000) * 100;
}

/**
 * The releases that a visitor may get, in the order to try them: the one whose share of the traffic
 * the visitor's bucket falls into, then the default, should the first not load.
 */
export function releasesFor(releases: readonly RemoteRelease[], bucket: number): RemoteRelease[] {
  let upTo = 0;
  const chosen = releases.find(({ deployment }) => {
    upTo += deployment.traffic;
    return bucket < upTo;
  });
  const defaultRelease = releases.find(({ deployment }) => deployment.default) ?? releases[0];
  return [...new Set([chosen, defaultRelease])].filter((release) => release !== undefined);
}
