import { isDevServer, scriptsWithoutIntegrity } from '@portal/contract';
import type { Candidate } from '../source/source';
import { RemoteLoadError } from './errors';

/** Whether a build needs neither integrity nor signature, because its developer changes it while the page uses it. */
export const isExempt = ({ release, from }: Candidate): boolean =>
  from === 'override' || isDevServer(release);

/**
 * Refuses a release that lists a script without its integrity, before any of its code runs. REM-5.
 * @throws {RemoteLoadError} that names the scripts.
 */
export function assertIntegrity(candidate: Candidate): void {
  if (isExempt(candidate)) return;
  const scripts = scriptsWithoutIntegrity(candidate.release);
  const reason = `the registry lists no integrity for ${scripts.join(', ')}`;
  if (scripts.length > 0) throw new RemoteLoadError('entry', candidate.part, reason);
}
