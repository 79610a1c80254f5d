/**
 * Makes a call to the local services fail. The README of `@portal/sandbox` lists the options.
 * @throws if the services reject the fault.
 * @example
 * await injectFault({ call: 'session', kind: 'status', status: 503 });
 */
export async function injectFault(fault: Readonly<Record<string, unknown>>): Promise<void> {
  const response = await fetch('/services/faults', {
    method: 'POST',
    body: JSON.stringify(fault),
    headers: { 'content-type': 'application/json' },
  });
  if (!response.ok) throw new Error(`The fault was refused: ${await response.text()}`);
}

/** Clears all injected faults. @throws if the services refuse. */
export async function clearFaults(): Promise<void> {
  const response = await fetch('/services/faults', { method: 'DELETE' });
  if (!response.ok) throw new Error(`The faults could not be cleared: ${await response.text()}`);
}

/**
 * Replaces or adds a content file, until the faults are cleared: it is one of them, so the first of a path applies.
 * @param path relative to `content-data/`. The start of a path matches all files whose paths begin with it.
 */
export async function injectContent(path: string, json: unknown): Promise<void> {
  const content = Buffer.from(JSON.stringify(json)).toString('base64');
  await injectFault({ kind: 'body', call: `content:${path}`, body: { content, encoding: 'base64' } });
}

/** How often the injected faults were applied: the number of requests that reached the service. */
export async function countFaultHits(): Promise<number> {
  const faults = (await (await fetch('/services/faults')).json()) as readonly { readonly struck: number }[];
  return faults.reduce((total, { struck }) => total + struck, 0);
}
