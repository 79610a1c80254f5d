/** Where a release lies in every store; see the README of `@portal/federation`. */
const RELEASE = /\/remotes\/([\w-]+)\/([^/\s]+)\//;

/** A release of a remote. */
export interface Origin {
  readonly remote: string;
  readonly version: string;
}

/** The release whose code an error comes from: that of the topmost address in its stack that is a remote's. */
export function originOf(error: unknown): Origin | undefined {
  if (!(error instanceof Error)) return undefined;
  const [, remote, version] = RELEASE.exec(error.stack ?? '') ?? [];
  if (remote === undefined || version === undefined) return undefined;
  return { remote, version: decodeURIComponent(version) };
}
