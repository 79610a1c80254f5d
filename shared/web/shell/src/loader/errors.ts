import type { RemoteRelease } from '@portal/contract';
import { report } from '@portal/observability';

/** The stage at which a part failed. REM-3. */
export type LoadStage = 'registry' | 'manifest' | 'entry' | 'contract' | 'render';

/** A developer's build that replaces a remote; all of them if the code of overrides is missing, without a title. */
export interface FailedOverride {
  readonly url: string;
  /** Removes the override and reloads the page. */
  readonly reset: () => void;
}

/** The part of the portal that failed, as far as it is known. */
export interface FailedPart {
  /** Name of the remote; absent while the owner of the path is unknown. */
  readonly remote?: string | undefined;
  /** What a user reads: "CAE products". */
  readonly title?: string | undefined;
  readonly version?: string | undefined;
  /** URL of the folder with its scripts, once known. */
  readonly folder?: string | undefined;
  readonly override?: FailedOverride | undefined;
}

/** The part that a release is, for the errors that it may cause. */
export interface ReleasePart extends FailedPart {
  readonly remote: string;
}

export const partOf = (remote: string, { extras, metadata }: RemoteRelease): ReleasePart => ({
  remote,
  title: extras.portal.title,
  version: metadata.version,
});

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

/**
 * Reports a failed part with its stage and release.
 * @param part the failed part, for errors that do not carry one. Default: unknown.
 */
export function reportLoadError(error: unknown, part: FailedPart = {}): void {
  const { stage, part: failed } = isRemoteLoadError(error) ? error : { stage: 'render' as const, part };
  const { remote, version } = failed;
  report(error, { stage, ...(remote && { remote }), ...(version && { version }) });
}
