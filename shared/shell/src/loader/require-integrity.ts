import { isDevServer, type RemoteRelease, scriptsWithoutIntegrity } from '@portal/contract';
import type { ReleaseOrigin } from '../remote-status/remote-status';
import { type FailedPart, RemoteLoadError } from './errors';

/** Why a build may have scripts without integrity: its developer changes it while the page uses it. */
type Exemption = 'override' | 'dev server';

const exemptionOf = (release: RemoteRelease, from: ReleaseOrigin): Exemption | undefined => {
  if (from === 'override') return 'override';
  return isDevServer(release) ? 'dev server' : undefined;
};

/**
 * Refuses a release that lists a script without its integrity, before any of its code runs. REM-5.
 * @throws {RemoteLoadError} that names the scripts.
 */
export function assertIntegrity(release: RemoteRelease, part: FailedPart, from: ReleaseOrigin): void {
  if (exemptionOf(release, from) !== undefined) return;
  const scripts = scriptsWithoutIntegrity(release);
  if (scripts.length === 0) return;
  throw new RemoteLoadError('entry', part, `the registry lists no integrity for ${scripts.join(', ')}`);
}
