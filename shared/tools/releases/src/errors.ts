/** The end of a message about a lost or damaged file that only an operator can put back. */
export const ON_CALL = 'host/deploy/on-call.md says how';

/** A release command cannot be carried out. The message says why. */
export class ReleaseError extends Error {
  override readonly name: string = 'ReleaseError';
}

/** The version is already published with different content. */
export class ReleaseConflictError extends ReleaseError {
  override readonly name = 'ReleaseConflictError';

  /** @param differences one line per file that differs. */
  constructor(release: string, version: string, differences: readonly string[]) {
    super(
      `${release} ${version} is published already, with other bytes. A version never changes: ` +
        `raise it in ${release}/package.json.\n${differences.map((line) => `  ${line}`).join('\n')}`,
    );
  }
}

/** Why a request failed, for a message. `fetch` only says that it did; the reason is in its cause: `getaddrinfo ENOTFOUND …`. */
export function requestFailure(error: unknown): string {
  const { cause = error } = error as { readonly cause?: unknown };
  // Where a name has several addresses, only the code says what happened at all of them.
  const { message, code } = cause as NodeJS.ErrnoException;
  return (message || code || String(cause)).trim();
}

export const isReleaseError = (error: unknown): error is ReleaseError =>
  error instanceof Error && /^(Release|ReleaseConflict|StoreBusy)Error$/.test(error.name);

export const isReleaseConflict = (error: unknown): error is ReleaseConflictError =>
  error instanceof Error && error.name === 'ReleaseConflictError';

/** Concurrent changes to the same file prevented this one. Nothing was changed. */
export class StoreBusyError extends ReleaseError {
  override readonly name = 'StoreBusyError';

  constructor(location: string, path: string, attempts: number) {
    super(`${path} in ${location} was changed by others ${attempts} times in a row; try again`);
  }
}
