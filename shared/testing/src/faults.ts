/** Tells the local services to fail a call; see the README of `@portal/sandbox`. */
export async function orderFault(fault: Readonly<Record<string, unknown>>): Promise<void> {
  const response = await fetch('/services/faults', {
    method: 'POST',
    body: JSON.stringify(fault),
    headers: { 'content-type': 'application/json' },
  });
  if (!response.ok) throw new Error(`The fault was refused: ${await response.text()}`);
}

/** Clears every ordered fault. */
export async function mendFaults(): Promise<void> {
  await fetch('/services/faults', { method: 'DELETE' });
}
