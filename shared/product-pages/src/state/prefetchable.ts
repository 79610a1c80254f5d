import type { PrefetchHandle } from '@portal/contract';
import type { LoaderFunctionArgs } from '@portal/router';
import type { PageState } from './page-state';

type Args = Pick<LoaderFunctionArgs, 'params'>;

/** How long prefetched data may be used. Unit: milliseconds. */
const MAX_AGE_MS = 20_000;

interface Prefetched<Data> {
  readonly key: string;
  readonly data: Promise<Data>;
  /** When it expires, on the clock of `performance.now()`. Unit: milliseconds. */
  readonly expiresAt: number;
}

/**
 * A loader that can be prefetched: the data is already loaded and validated when the user follows the link.
 * Prefetched data is used once and for at most 20 seconds, so that a later visit shows current data. If the
 * prefetch fails, the loader loads again.
 * @param load the loader; may depend on the route's parameters only, because they are the key of the data.
 * @example { ...prefetchable(releaseLoader(product, readPolygonica)), lazy: () => import('./screen') }
 */
export function prefetchable<Data extends { readonly state: Promise<PageState<unknown>> }>(
  load: (args: Args) => Promise<Data>,
): { readonly loader: (args: Args) => Promise<Data>; readonly handle: PrefetchHandle } {
  const keyOf = ({ params }: Args) => JSON.stringify(params);
  let prefetched: Prefetched<Data> | undefined;
  return {
    loader(args) {
      const found = prefetched;
      prefetched = undefined;
      return found?.key === keyOf(args) && performance.now() < found.expiresAt ? found.data : load(args);
    },
    handle: {
      async prefetch(args) {
        const entry = { key: keyOf(args), data: load(args), expiresAt: performance.now() + MAX_AGE_MS };
        prefetched = entry;
        const { state } = await entry.data;
        const { kind } = await state;
        if (kind === 'failed' && prefetched === entry) prefetched = undefined;
      },
    },
  };
}
