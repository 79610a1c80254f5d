/**
 * What became of a page's data. `missing`: this version has no content; `unlisted`: the releases list
 * does not name the product. Decisions §3, §5 "Missing content".
 */
export type PageState<Data> =
  | { readonly kind: 'ready'; readonly data: Data }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unlisted' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Data on its way to a page. It never rejects: a failure is a state with a face. */
export type PendingPage<Data> = Promise<PageState<Data>>;

async function outcome<Data>(work: () => PendingPage<Data>): PendingPage<Data> {
  try {
    return await work();
  } catch (error) {
    return { kind: 'failed', error };
  }
}

/** Turns whatever goes wrong in loading a page's data into its failed state. */
export function settle<Data>(work: () => PendingPage<Data>): PendingPage<Data> {
  const pending = outcome(work);
  // As React's `use` notes it itself: of a promise without it, React learns only after the skeleton.
  void pending.then((value) => Object.assign(pending, { status: 'fulfilled', value }));
  return pending;
}

/** Milliseconds that a page waits for its data before it is drawn with a skeleton. */
const MOMENT = 150;

/**
 * For a loader: what it hands to its screen, a moment later if the data is not there yet. Data that was
 * asked for early is then drawn at once; a skeleton that stands for an instant would only flicker.
 */
export async function inAMoment<Data extends { readonly state: PendingPage<unknown> }>(
  data: Data,
): Promise<Data> {
  await Promise.race([data.state, new Promise((done) => setTimeout(done, MOMENT))]);
  return data;
}

/** The state of data that is there or not, without a case between. */
export const settleData = <Data>(work: () => Promise<Data>): PendingPage<Data> =>
  settle(async () => ({ kind: 'ready', data: await work() }));
