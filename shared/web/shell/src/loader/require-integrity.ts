import { isDevServer, type RemoteRelease, scriptsWithoutIntegrity } from '@portal/contract';
import type { ReleaseOrigin } from '../source/remote-status';
import { type FailedPart, RemoteLoadError } from './errors';

/** Whether a build needs neither integrity nor signature, because its developer changes it while the page uses it. */
export const isExempt = (release: RemoteRelease, from: ReleaseOrigin): boolean =>
  from === 'override' || isDevServer(release);

/**
 * Refuses a release that lists a script without its integrity, before any of its code runs. REM-5.
 * @throws {RemoteLoadError} that names the scripts.
 */
export function assertIntegrity(release: RemoteRelease, part: FailedPart, from: ReleaseOrigin): void {
  if (isExempt(release, from)) return;
  const scripts = scriptsWithoutIntegrity(release);
  if (scripts.length === 0) return;
  throw new RemoteLoadError('entry', part, `the registry lists no integrity for ${scripts.join(', ')}`);
}
