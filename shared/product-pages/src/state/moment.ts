/** Milliseconds that a page waits for its data before it is drawn with a skeleton. */
const MOMENT = 150;

/**
 * For a loader: waits a moment for data that never rejects. Data that comes soon is then drawn at once; a
 * skeleton would not only flicker, React lets it stand for 300 ms before it shows anything else.
 */
export async function moment(pending: Promise<unknown>): Promise<void> {
  await Promise.race([pending, new Promise((done) => setTimeout(done, MOMENT))]);
}

/**
 * Notes the outcome of data that never rejects, as React's `use` does itself: of a promise without the
 * note, React learns only after the skeleton.
 */
export function noted<Data>(pending: Promise<Data>): Promise<Data> {
  void pending.then((value) => Object.assign(pending, { status: 'fulfilled', value }));
  return pending;
}

/** For a loader: what it hands to its screen, in a moment. */
export async function inAMoment<Data extends { readonly state: Promise<unknown> }>(
  data: Data,
): Promise<Data> {
  await moment(data.state);
  return data;
}
