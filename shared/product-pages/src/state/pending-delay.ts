/** How long a loader waits for its data before the page renders with a skeleton. Unit: milliseconds. */
const PENDING_DELAY_MS = 150;

/**
 * For loaders: waits up to 150 ms for data that never rejects. Data that arrives in time is rendered without a
 * skeleton. A skeleton would flicker, and React would keep it for at least 300 ms.
 */
export async function waitBriefly(pending: Promise<unknown>): Promise<void> {
  // Marks the promise fulfilled so that `use` reads it synchronously, without a skeleton.
  const fulfilled = pending.then((value) => Object.assign(pending, { status: 'fulfilled', value }));
  await Promise.race([fulfilled, new Promise((done) => setTimeout(done, PENDING_DELAY_MS))]);
}

/** For loaders: returns the data after waiting briefly for its state. */
export async function withPendingDelay<Data extends { readonly state: Promise<unknown> }>(
  data: Data,
): Promise<Data> {
  await waitBriefly(data.state);
  return data;
}
