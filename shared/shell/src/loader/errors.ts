/** How far a part came before it failed. */
export type LoadStage = 'registry' | 'manifest' | 'entry' | 'contract' | 'render';

/** A build that somebody put in the place of a remote. */
export interface FailedOverride {
  readonly url: string;
  /** Goes back to the registry's release, with a fresh page. */
  readonly reset: () => void;
}

export interface FailedPart {
  /** Name of the remote; absent while it is not known whose the address is. */
  readonly remote?: string | undefined;
  /** What a user reads: "CAE products". */
  readonly title?: string | undefined;
  readonly version?: string | undefined;
  /** The address below which its scripts are, once it is known from where it came. */
  readonly folder?: string | undefined;
  readonly override?: FailedOverride | undefined;
}

/** A part of the portal could not be loaded: at which stage, which part, and why (`cause`). */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';

  constructor(
    readonly stage: LoadStage,
    readonly part: FailedPart,
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super(`${part.title ?? 'A part of the portal'} failed at ${stage}: ${reason}`, options);
  }
}

export const isRemoteLoadError = (error: unknown): error is RemoteLoadError =>
  error instanceof Error && error.name === 'RemoteLoadError';
