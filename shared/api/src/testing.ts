/** For this package's own tests: fresh services, and a way to break them. */
import { loadConfig } from '@portal/config';

export async function setUp(): Promise<void> {
  await startSandbox();
  await loadConfig();
}

export async function injectFault(fault: Readonly<Record<string, unknown>>): Promise<void> {
  const response = await fetch('/services/faults', {
    method: 'POST',
    body: JSON.stringify(fault),
    headers: { 'content-type': 'application/json' },
  });
  if (!response.ok) throw new Error(`The fault was refused: ${await response.text()}`);
}

export async function clearFaults(): Promise<void> {
  await fetch('/services/faults', { method: 'DELETE' });
}

/** How often the faults in force have been met: the number of requests that reached the service. */
export async function timesStruck(): Promise<number> {
  const faults = (await (await fetch('/services/faults')).json()) as readonly { readonly struck: number }[];
  return faults.reduce((total, { struck }) => total + struck, 0);
}
