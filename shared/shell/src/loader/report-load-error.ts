import { report } from '@portal/observability';
import { type FailedPart, isRemoteLoadError, type LoadStage } from './errors';

function send(error: unknown, stage: LoadStage, { remote, version }: FailedPart): void {
  report(error, { stage, ...(remote && { remote }), ...(version && { version }) });
}

/** Reports a failed part with its stage and release; `part` where the error itself does not say. */
export function reportLoadError(error: unknown, part: FailedPart = {}): void {
  if (isRemoteLoadError(error)) send(error, error.stage, error.part);
  else send(error, 'render', part);
}
