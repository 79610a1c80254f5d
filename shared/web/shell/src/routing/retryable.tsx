import { type QueryRun, startQuery, useQuery } from '@portal/query';
import { type RouteObject, useRevalidator } from '@portal/ui/router';
import { isValidElement, type ReactNode, useEffect } from 'react';
import type { FailedPart } from '../loader/errors';
import { bustRetryCache } from '../loader/retry-cache';
import { PartFailure } from './PartFailure';

type LazyLoader = Extract<RouteObject['lazy'], (...args: never[]) => unknown>;

/** What a lazy route renders: it provides an element or a component. */
const pageOf = ({ element, Component }: Awaited<ReturnType<LazyLoader>>): ReactNode =>
  element ?? (Component ? <Component /> : null);

/** A page whose code failed to load. */
interface FailedPage {
  /** The last attempt that has settled; a later visit starts with it. */
  run: QueryRun<Awaited<ReturnType<LazyLoader>>>;
  /** Whether the failure was shown before. */
  wasShown: boolean;
  readonly load: LazyLoader;
  readonly part: FailedPart | undefined;
}

/** Shows the failure, retries code and data on click or when the page is visited again, then renders the page. */
function RetryableLazyPage({ failedPage }: { readonly failedPage: FailedPage }) {
  const { load, part } = failedPage;
  const { revalidate } = useRevalidator();
  const retry = async () => {
    bustRetryCache(part?.folder);
    const run = startQuery(load);
    try {
      const loaded = await run.promise;
      // What made the code fail, such as a lost connection, often made the page's data fail as well.
      await revalidate();
      return loaded;
    } finally {
      failedPage.run = run;
    }
  };
  const page = useQuery({ queryKey: ['page'], queryFn: retry }, () => failedPage.run);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per mount
  useEffect(() => {
    if (failedPage.wasShown && page.status === 'error') page.refetch();
    failedPage.wasShown = true;
  }, []);
  if (page.status === 'success') return pageOf(page.data);
  return (
    <PartFailure
      error={failedPage.run.state.status === 'error' && failedPage.run.state.error}
      part={part}
      retrying={page.status === 'pending'}
      onRetry={page.refetch}
    />
  );
}

/** Whether the code of a page failed to load, so that a message is shown in its place. */
export const isFailedPage = (matches: readonly { readonly route: Pick<RouteObject, 'element'> }[]): boolean =>
  matches.some(({ route }) => isValidElement(route.element) && route.element.type === RetryableLazyPage);

/**
 * Makes a route's `lazy` retryable. react-router caches the first result of `lazy`, even a rejection, so a
 * failure resolves to a page that retries by itself.
 */
function retryableLoad(load: LazyLoader, part: FailedPart | undefined): LazyLoader {
  return async () => {
    const run = startQuery(load);
    try {
      return await run.promise;
    } catch {
      return { element: <RetryableLazyPage failedPage={{ run, wasShown: false, load, part }} /> };
    }
  };
}

/**
 * Makes the lazy routes retryable after their code failed to load. REM-2.
 * @param part the part that the routes belong to. Default: unknown.
 */
export const retryable = (routes: readonly RouteObject[], part?: FailedPart): RouteObject[] =>
  routes.map((route): RouteObject => {
    const lazy = typeof route.lazy === 'function' ? { lazy: retryableLoad(route.lazy, part) } : {};
    if (route.index) return { ...route, ...lazy };
    return { ...route, ...lazy, ...(route.children && { children: retryable(route.children, part) }) };
  });
