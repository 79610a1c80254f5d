import type { RemoteSource } from '@portal/shell';
import { useEffect } from 'react';
import { onContentReady } from './frame/on-content-ready';
import { routes } from './routes';

/** Prefetches pages that a visitor is about to open. Its own code loads once the content is ready. */
export function Prefetch({ source }: { readonly source: RemoteSource }) {
  useEffect(() => {
    let stop: (() => void) | undefined;
    const cancel = onContentReady(() => {
      import(/* webpackChunkName: "prefetch" */ '@portal/shell/prefetch').then(
        ({ prefetchPage, watchLinks }) => {
          stop = watchLinks((path) => prefetchPage(source, routes, path));
        },
        () => undefined, // Without prefetching, pages load when they are opened.
      );
    });
    return () => {
      cancel();
      stop?.();
    };
  }, [source]);
  return null;
}
