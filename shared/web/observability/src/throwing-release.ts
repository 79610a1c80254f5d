/** Path of a release in every store; see the README of `@portal/federation`. */
const RELEASE_PATH = /\/remotes\/([\w-]+)\/([^/\s]+)\//;

/** A release of a remote. */
export interface ThrowingRelease {
  readonly remote: string;
  readonly version: string;
}

/** The remote's release that threw an error, from the topmost URL of a remote in its stack; undefined if there is none. */
export function findThrowingRelease(error: unknown): ThrowingRelease | undefined {
  if (!(error instanceof Error)) return undefined;
  const [, remote, version] = RELEASE_PATH.exec(error.stack ?? '') ?? [];
  if (remote === undefined || version === undefined) return undefined;
  return { remote, version: decodeURIComponent(version) };
}
