import type { RemoteSource } from '@portal/shell';
import { useCallback } from 'react';
import { useLate } from './frame/use-late';
import { routes } from './routes';

/** Prefetches pages that a visitor is about to open. Without its code, pages load when they are opened. */
export function Prefetch({ source }: { readonly source: RemoteSource }) {
  useLate(
    useCallback(async () => {
      const { prefetchPage, watchLinks } = await import(
        /* webpackChunkName: "prefetch" */ '@portal/shell/prefetch'
      );
      return watchLinks((path) => prefetchPage(source, routes, path));
    }, [source]),
  );
  return null;
}
