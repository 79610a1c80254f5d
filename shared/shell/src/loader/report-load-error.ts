import { report } from '@portal/observability';
import { isRemoteLoadError } from './errors';

/** Reports a failed part with its stage and release, anything else as it is. */
export function reportLoadError(error: unknown, remote?: string): void {
  if (!isRemoteLoadError(error)) {
    report(error, { stage: 'render', ...(remote === undefined ? {} : { remote }) });
    return;
  }
  const { part, stage } = error;
  report(error, {
    stage,
    ...(part.remote === undefined ? {} : { remote: part.remote }),
    ...(part.version === undefined ? {} : { version: part.version }),
  });
}
