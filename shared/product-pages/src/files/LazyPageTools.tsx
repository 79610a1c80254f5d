import { type ComponentType, lazy, Suspense } from 'react';
import type { PageToolsProps } from './page-tools/PageTools';

/** Safari has no idle callback. */
const idle = () => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));

/** A page without these tools still shows all files: a chunk that fails to load is left out. */
const PageTools = lazy(
  (): Promise<{ default: ComponentType<PageToolsProps> }> =>
    idle()
      .then(() => import(/* webpackChunkName: "page-tools" */ './page-tools/PageTools'))
      .catch(() => ({ default: () => null })),
);

/** The filter bar and the selection of a download page. They load once the page is drawn. */
export const LazyPageTools = (props: PageToolsProps) => (
  <Suspense>
    <PageTools {...props} />
  </Suspense>
);
