import { RouterProvider } from '@portal/router';
import { createPortalRouter, type RemoteSource, type RouterOptions } from '@portal/shell';
import { Frame } from './frame/Frame';
import { ShellContext } from './frame/shell-context';
import { Waiting } from './frame/Waiting';
import { UnknownAddress } from './pages/UnknownAddress';
import { routes } from './routes';

/** The portal as an element; the browser and the build's prerendering draw the same. */
export function portalApp(source: RemoteSource, createRouter?: RouterOptions['createRouter']) {
  const router = createPortalRouter({
    source,
    Frame,
    Waiting,
    routes,
    Unknown: UnknownAddress,
    ...(createRouter && { createRouter }),
  });
  return (
    <ShellContext value={{ source }}>
      <RouterProvider router={router} />
    </ShellContext>
  );
}
