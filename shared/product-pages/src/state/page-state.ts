import { isContentError } from '@portal/api/content';

/**
 * What became of a page's data. `missing`: this version has no content; `unlisted`: the releases list
 * does not name the product; `absent`: the page's own file does not exist, such as a version index.
 * MISS-2, MISS-4, VER-3.
 */
export type PageState<Data> =
  | { readonly kind: 'ready'; readonly data: Data }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unlisted' }
  | { readonly kind: 'absent' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Data on its way to a page. It never rejects: a failure is a state with a face. */
export type PendingPage<Data> = Promise<PageState<Data>>;

/** Turns whatever goes wrong in loading a page's data into its failed state. */
export async function settle<Data>(work: () => PendingPage<Data>): PendingPage<Data> {
  try {
    return await work();
  } catch (error) {
    return { kind: 'failed', error };
  }
}

/** The state of data that lies in one file: a file that does not exist is no failure. */
export const settleData = <Data>(work: () => Promise<Data>): PendingPage<Data> =>
  settle<Data>(async () => {
    try {
      return { kind: 'ready', data: await work() };
    } catch (error) {
      if (isContentError(error, 'not-found')) return { kind: 'absent' };
      throw error;
    }
  });
