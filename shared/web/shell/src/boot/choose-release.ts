import type { RemoteRelease } from '@portal/contract';

const VISITOR_KEY = 'portal-visitor';

/** A random id of this browser, so that a visitor keeps the same canary. It holds no personal data. */
export function visitorId(): string {
  const id = Math.random().toString(36).slice(2);
  try {
    const known = window.localStorage.getItem(VISITOR_KEY);
    if (known !== null) return known;
    window.localStorage.setItem(VISITOR_KEY, id);
  } catch {
    // Without storage every page load gets a new id.
  }
  return id;
}

/** A stable number in [0, 100) for a visitor and a remote (FNV-1a hash). */
export function bucketOf(visitor: string, remote: string): number {
  let hash = 0x811c9dc5;
  for (const character of `${visitor}/${remote}`) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return ((hash >>> 0) / 0x1_0000_0000) * 100;
}

/**
 * The releases to try for a visitor, in order: the release whose share of traffic contains the visitor's
 * bucket, then the default, which is loaded if the first fails.
 */
export function releasesFor(releases: readonly RemoteRelease[], bucket: number): RemoteRelease[] {
  let cumulative = 0;
  const chosen = releases.find(({ deployment }) => {
    cumulative += deployment.traffic;
    return bucket < cumulative;
  });
  const defaultRelease = releases.find(({ deployment }) => deployment.default) ?? releases[0];
  return [...new Set([chosen, defaultRelease])].filter((release) => release !== undefined);
}
