import { RouterProvider } from '@portal/router';
import { createPortalRouter, type RemoteSource, type RouterOptions } from '@portal/shell';
import { type ReactNode, useEffect } from 'react';
import { Frame } from './frame/Frame';
import { ShellContext } from './frame/shell-context';
import { UnknownAddress } from './pages/UnknownAddress';
import { routes } from './routes';

/** Tells when the page has been drawn once, or taken over from the document. */
function Drawn({ children, onDrawn }: { readonly children: ReactNode; readonly onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn]);
  return children;
}

/** The portal as an element; the browser and the build's prerendering draw the same. */
export function portalApp(source: RemoteSource, createRouter?: RouterOptions['createRouter']) {
  let drawn = () => {};
  const ready = new Promise<void>((resolve) => {
    drawn = resolve;
  });
  const router = createPortalRouter({
    source,
    ready,
    Frame,
    routes,
    Unknown: UnknownAddress,
    ...(createRouter && { createRouter }),
  });
  return (
    <ShellContext value={{ source }}>
      <Drawn onDrawn={drawn}>
        <RouterProvider router={router} />
      </Drawn>
    </ShellContext>
  );
}
