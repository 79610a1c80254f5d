import { report } from '@portal/observability';
import { type FailedPart, isRemoteLoadError, type LoadStage } from './errors';

function send(error: unknown, stage: LoadStage, { remote, version }: FailedPart): void {
  report(error, { stage, ...(remote && { remote }), ...(version && { version }) });
}

/**
 * Reports a failed part with its stage and release.
 * @param part the failed part, for errors that do not carry one. Default: unknown.
 */
export function reportLoadError(error: unknown, part: FailedPart = {}): void {
  if (isRemoteLoadError(error)) send(error, error.stage, error.part);
  else send(error, 'render', part);
}
