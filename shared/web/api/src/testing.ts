/** Helpers for this package's tests: a fresh sandbox, and faults in its services. */
import { loadConfig } from '@portal/config';

export { clearFaults, countFaultHits, injectFault } from '@portal/testing/faults';

/** Starts a fresh sandbox and loads its configuration. */
export async function setUp(): Promise<void> {
  await startSandbox();
  await loadConfig();
}
