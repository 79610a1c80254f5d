import { START_PATH, sectionOf } from '@portal/catalog';
import { useNavigate } from '@portal/router';
import type { MouseEvent, ReactNode } from 'react';

/** A plain click; others open tabs and windows, which is the browser's business. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The portal's pages outside of products that content links to. */
const OTHER_PAGES: readonly string[] = [START_PATH, '/license_generator', '/naming'];

const isPage = (pathname: string) => OTHER_PAGES.includes(pathname) || sectionOf(pathname) !== undefined;

/** The portal's page that a link of the content leads to; `null` for every other place. */
function portalPath(target: EventTarget): string | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target !== '') return null;
  if (link.origin !== window.location.origin || !isPage(link.pathname)) return null;
  return link.pathname + link.search + link.hash;
}

/**
 * Lets links inside content, which are plain HTML, open the portal's product pages without loading
 * the portal again. PAGE-10, SIDE-13: internal links navigate, external ones are links as they stand.
 */
export function ContentLinks({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const onClick = (event: MouseEvent) => {
    // A link of the router's has handled its click already.
    if (event.defaultPrevented || !isPlain(event)) return;
    const path = portalPath(event.target);
    if (path === null) return;
    event.preventDefault();
    void navigate(path);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div onClick={onClick}>{children}</div>
  );
}
