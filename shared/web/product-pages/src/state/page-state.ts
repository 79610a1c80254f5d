import { isContentError } from '@portal/api/content';
import type { Product } from '@portal/catalog';
import { type QueryRun, startQuery, waitBriefly } from '@portal/query';
import type { LoaderFunctionArgs } from '@portal/ui/router';

/**
 * The state of a page's data. `missing`: this version has no content; `unlisted`: the releases list does not
 * name the product; `absent`: the page's own file does not exist, such as a version index.
 * MISS-2, MISS-4, VER-3.
 */
export type PageState<Data> =
  | { readonly kind: 'ready'; readonly data: Data }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unlisted' }
  | { readonly kind: 'absent' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Data of a page that is loading. It never rejects: a failure is a state that the page renders. */
export type PendingPage<Data> = QueryRun<PageState<Data>>;

/** Loads a page's data; converts any error to the `failed` state. */
export const settle = <Data>(work: () => Promise<PageState<Data>>): PendingPage<Data> =>
  startQuery(async () => {
    try {
      return await work();
    } catch (error) {
      return { kind: 'failed', error };
    }
  });

/** The state of data from one file; `kind` if the file does not exist. */
export async function stateOf<Data>(
  work: () => Promise<Data>,
  kind: 'missing' | 'absent',
): Promise<PageState<Data>> {
  try {
    return { kind: 'ready', data: await work() };
  } catch (error) {
    if (isContentError(error, 'not-found')) return { kind };
    throw error;
  }
}

/** Loads data from one file; a file that does not exist is `absent` and not `failed`. */
export const settleData = <Data>(work: () => Promise<Data>): PendingPage<Data> =>
  settle<Data>(() => stateOf(work, 'absent'));

/** Loader data of a product's page. */
export interface ProductData<Data> {
  readonly product: Product;
  readonly state: PendingPage<Data>;
}

/**
 * The loader of a product's page: starts the requests and returns within 150 ms, so that data and code load in
 * parallel. Data that has arrived by then is rendered without a skeleton.
 * @param load starts the requests, for the version that the address names.
 */
export const productLoader =
  <Data>(product: Product, load: (version: string | undefined) => PendingPage<Data>) =>
  async ({ params }: Pick<LoaderFunctionArgs, 'params'>): Promise<ProductData<Data>> => {
    const state = load(params.version);
    await waitBriefly(state);
    return { product, state };
  };

/** The loader of a product's page whose data is one file. */
export const fileLoader = <Data>(product: Product, load: () => Promise<Data>) =>
  productLoader<Data>(product, () => settleData(load));
