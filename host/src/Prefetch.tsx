import type { RemoteSource } from '@portal/shell';
import { useEffect } from 'react';
import { onContentReady } from './frame/on-content-ready';
import { routes } from './routes';

/** Gets pages ahead that a visitor is about to open. Its code comes when nobody waits for anything else. */
export function Prefetch({ source }: { readonly source: RemoteSource }) {
  useEffect(() => {
    let stop: (() => void) | undefined;
    const takeBack = onContentReady(() => {
      import(/* webpackChunkName: "prefetch" */ '@portal/shell/prefetch').then(
        ({ prefetchPage, watchLinks }) => {
          stop = watchLinks((path) => prefetchPage(source, routes, path));
        },
        () => undefined, // Then pages come when they are opened.
      );
    });
    return () => {
      takeBack();
      stop?.();
    };
  }, [source]);
  return null;
}
