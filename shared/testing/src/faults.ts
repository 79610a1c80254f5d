/**
 * Tells the local services to fail a call; see the README of `@portal/sandbox`.
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

/** Clears every ordered fault. */
export async function clearFaults(): Promise<void> {
  await fetch('/services/faults', { method: 'DELETE' });
}

/** Puts a content file in the place of another, or where there is none. @param path below `content-data/`. */
export async function injectContent(path: string, json: unknown): Promise<void> {
  const content = Buffer.from(JSON.stringify(json)).toString('base64');
  await injectFault({ kind: 'body', call: `content:${path}`, body: { content, encoding: 'base64' } });
}
