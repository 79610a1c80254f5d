import type { PrefetchHandle } from '@portal/contract';
import type { LoaderFunctionArgs } from '@portal/router';
import type { PageState } from './page-state';

type Args = Pick<LoaderFunctionArgs, 'params'>;

/** Milliseconds for which data that was got ahead may be shown. */
const FRESH_MS = 20_000;

interface Prefetched<Data> {
  readonly key: string;
  readonly data: Promise<Data>;
  /** As of `performance.now()`. */
  readonly until: number;
}

/**
 * A loader that can do its work before somebody goes to its page: the data is then read, checked and in
 * shape when the link is clicked. It is given once, and only while it is fresh; data that could not be had
 * is asked for again.
 * @param load depends on the route's parameters alone.
 * @example { ...prefetchable(releaseLoader(product, readPolygonica)), lazy: () => import('./screen') }
 */
export function prefetchable<Data extends { readonly state: Promise<PageState<unknown>> }>(
  load: (args: Args) => Promise<Data>,
): { readonly loader: (args: Args) => Promise<Data>; readonly handle: PrefetchHandle } {
  const keyOf = ({ params }: Args) => JSON.stringify(params);
  let kept: Prefetched<Data> | undefined;
  return {
    loader(args) {
      const found = kept;
      kept = undefined;
      return found?.key === keyOf(args) && performance.now() < found.until ? found.data : load(args);
    },
    handle: {
      async prefetch(args) {
        const mine = { key: keyOf(args), data: load(args), until: performance.now() + FRESH_MS };
        kept = mine;
        const { state } = await mine.data;
        const { kind } = await state;
        if (kind === 'failed' && kept === mine) kept = undefined;
      },
    },
  };
}
