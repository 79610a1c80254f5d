/** Milliseconds that a page waits for its data before it is drawn with a skeleton. */
const PENDING_DELAY_MS = 150;

/**
 * For a loader: waits a moment for data that never rejects. Data that comes soon is then drawn at once; a
 * skeleton would not only flicker, React lets it stand for 300 ms before it shows anything else.
 */
export async function waitBriefly(pending: Promise<unknown>): Promise<void> {
  // As React's `use` notes it itself: of data without the note, React learns only after the skeleton.
  const noted = pending.then((value) => Object.assign(pending, { status: 'fulfilled', value }));
  await Promise.race([noted, new Promise((done) => setTimeout(done, PENDING_DELAY_MS))]);
}

/** For a loader: what it hands to its screen, in a moment. */
export async function withPendingDelay<Data extends { readonly state: Promise<unknown> }>(
  data: Data,
): Promise<Data> {
  await waitBriefly(data.state);
  return data;
}
