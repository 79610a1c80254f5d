import { RouterProvider } from '@portal/router';
import { createPortalRouter, type RemoteSource, type RouterOptions } from '@portal/shell';
import { type ComponentProps, useEffect, useLayoutEffect, useState } from 'react';
import { Frame } from './frame/Frame';
import { onContentReady } from './frame/on-content-ready';
import { ShellContext } from './frame/shell-context';
import { Waiting } from './frame/Waiting';
import { hydrated, markHydrated } from './hydration';
import { Prefetch } from './Prefetch';
import { UnknownAddress } from './pages/UnknownAddress';
import { routes } from './routes';

/**
 * The first page is drawn in small steps, between which the browser can do what visitors ask of it. A later
 * one at once: who has clicked waits for nothing else.
 */
function Routed({ router }: Pick<ComponentProps<typeof RouterProvider>, 'router'>) {
  const [first, setFirst] = useState(true);
  useEffect(() => onContentReady(() => setFirst(false)), []);
  return <RouterProvider router={router} {...(!first && { useTransitions: false })} />;
}

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
      <Routed router={router} />
      <Hydrated />
      <Prefetch source={source} />
    </ShellContext>
  );
}
