/** A release, or a change of one, that cannot be made as it was asked for; the message says why. */
export class ReleaseError extends Error {
  override readonly name: string = 'ReleaseError';
}

/** A version was published before, with other bytes. */
export class ReleaseConflictError extends ReleaseError {
  override readonly name = 'ReleaseConflictError';

  constructor(
    readonly release: string,
    readonly version: string,
    /** One line for each file that differs. */
    readonly differences: readonly string[],
  ) {
    super(
      `${release} ${version} is published already, with other bytes. A version never changes: ` +
        `raise it in ${release}/package.json.\n${differences.map((line) => `  ${line}`).join('\n')}`,
    );
  }
}

export const isReleaseError = (error: unknown): error is ReleaseError =>
  error instanceof Error && /^(Release|ReleaseConflict|StoreBusy)Error$/.test(error.name);

export const isReleaseConflict = (error: unknown): error is ReleaseConflictError =>
  error instanceof Error && error.name === 'ReleaseConflictError';

/** Others changed the same file over and over; nothing of this change has been made. */
export class StoreBusyError extends ReleaseError {
  override readonly name = 'StoreBusyError';

  constructor(place: string, path: string, attempts: number) {
    super(`${path} in ${place} was changed by others ${attempts} times in a row; try again`);
  }
}
