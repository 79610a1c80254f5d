import type { PrefetchHandle } from '@portal/contract';
import { createQueryClient, type QueryRun } from '@portal/query';
import type { LoaderFunctionArgs, RouteObject } from '@portal/ui/router';
import type { PageState } from './page-state';

type Args = Pick<LoaderFunctionArgs, 'params'>;

type ShouldRevalidate = Extract<RouteObject['shouldRevalidate'], (...args: never[]) => unknown>;

/** The data depends on the parameters only: another search on the same page, such as a language, needs no new data. */
const shouldRevalidate: ShouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate &&
  !(currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search);

/** How long prefetched data may be used. Unit: milliseconds. */
const MAX_AGE_MS = 20_000;

/**
 * A loader that can be prefetched: the data is already loaded and validated when the user follows the link.
 * Prefetched data is used once and for at most 20 seconds, so that a later visit shows current data. If the
 * prefetch fails, the loader loads again.
 * @param load the loader; may depend on the route's parameters only, because they are the key of the data.
 * @example { ...prefetchable(releaseLoader(product, polygonicaContent)), lazy: () => import('./screen') }
 */
export function prefetchable<Data extends { readonly state: QueryRun<PageState<unknown>> }>(
  load: (args: Args) => Promise<Data>,
) {
  const client = createQueryClient();
  const query = (args: Args) => ({
    queryKey: ['page', args.params],
    queryFn: () => load(args),
    staleTime: MAX_AGE_MS,
  });
  return {
    shouldRevalidate,
    loader(args: Args) {
      const { promise } = client.takeQuery(query(args));
      // What was prefetched for other parameters was not wanted.
      client.clear();
      return promise;
    },
    handle: {
      async prefetch(args) {
        client.clear();
        const { state } = await client.fetchQuery(query(args));
        if ((await state.promise).kind === 'failed') client.clear();
      },
    } satisfies PrefetchHandle,
  };
}
