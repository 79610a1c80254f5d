import { RouterProvider } from '@portal/router';
import { createPortalRouter, type RemoteSource, type RouterOptions } from '@portal/shell';
import { useLayoutEffect } from 'react';
import { Frame } from './frame/Frame';
import { ShellContext } from './frame/shell-context';
import { Waiting } from './frame/Waiting';
import { hydrated, markHydrated } from './hydration';
import { Prefetch } from './Prefetch';
import { UnknownAddress } from './pages/UnknownAddress';
import { routes } from './routes';

/** Tells that everything around it stands. */
function Hydrated() {
  useLayoutEffect(markHydrated, []);
  return null;
}

/** The portal as an element; the browser and the build's prerendering draw the same. */
export function portalApp(source: RemoteSource, createRouter?: RouterOptions['createRouter']) {
  const router = createPortalRouter({
    source,
    Frame,
    Waiting,
    routes,
    Unknown: UnknownAddress,
    ready: hydrated,
    ...(createRouter && { createRouter }),
  });
  return (
    <ShellContext value={{ source }}>
      <RouterProvider router={router} />
      <Hydrated />
      <Prefetch source={source} />
    </ShellContext>
  );
}
