/** Helpers for this package's tests: a fresh sandbox, and faults in its services. */
import { loadConfig } from '@portal/config';

/** Starts a fresh sandbox and loads its configuration. */
export async function setUp(): Promise<void> {
  await startSandbox();
  await loadConfig();
}

/** Makes the sandbox's services fail as `fault` says. */
export async function injectFault(fault: Readonly<Record<string, unknown>>): Promise<void> {
  const response = await fetch('/services/faults', {
    method: 'POST',
    body: JSON.stringify(fault),
    headers: { 'content-type': 'application/json' },
  });
  if (!response.ok) throw new Error(`The fault was refused: ${await response.text()}`);
}

/** Removes all faults. */
export async function clearFaults(): Promise<void> {
  await fetch('/services/faults', { method: 'DELETE' });
}

/** How often the injected faults were applied: the number of requests that reached the service. */
export async function countFaultHits(): Promise<number> {
  const faults = (await (await fetch('/services/faults')).json()) as readonly { readonly struck: number }[];
  return faults.reduce((total, { struck }) => total + struck, 0);
}
