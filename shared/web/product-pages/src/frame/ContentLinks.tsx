import { type Product, START_PATH, sectionOf } from '@portal/catalog';
import { checkLicenseAccess } from '@portal/download-button';
import { useNavigate } from '@portal/ui/router';
import type { MouseEvent, ReactNode } from 'react';

/** A primary click without modifier keys. The browser handles all others, such as opening a new tab. */
const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The license summary, which "View my License" opens. */
const LICENSES_PATH = '/license_generator';

/** Pages outside of product sections that content links to. */
const OTHER_PAGES: readonly string[] = [START_PATH, LICENSES_PATH, '/naming'];

const isPortalPage = (pathname: string) =>
  OTHER_PAGES.includes(pathname) || sectionOf(pathname) !== undefined;

/** Whether a link leads to a part that the page shows already: the browser scrolls to it and moves the focus there. */
const isOnThisPage = ({ pathname, search, hash }: HTMLAnchorElement) =>
  pathname === window.location.pathname &&
  search === window.location.search &&
  hash !== '' &&
  document.getElementById(hash.slice(1)) !== null;

/** Path of the portal page that a clicked link leads to; `null` for any other link. */
function portalPath(target: EventTarget): string | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target !== '') return null;
  if (link.origin !== window.location.origin || !isPortalPage(link.pathname)) return null;
  if (isOnThisPage(link)) return null;
  return link.pathname + link.search + link.hash;
}

interface ContentLinksProps {
  /** The product of the page. With "View my License", links to the licenses behave as that button. PAGE-30. */
  readonly product: Product;
  readonly children: ReactNode;
}

/**
 * Makes links in content, which is plain HTML, navigate on the client when they lead to a page of the portal.
 * External links keep their native behavior. PAGE-10, SIDE-13.
 */
export function ContentLinks({ product, children }: ContentLinksProps) {
  const navigate = useNavigate();
  const open = async (path: string) => {
    const isGated = path === LICENSES_PATH && product.viewMyLicense;
    if (!isGated || (await checkLicenseAccess(product))) await navigate(path);
  };
  const onClick = (event: MouseEvent) => {
    // The router's own links have already handled their click.
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const path = portalPath(event.target);
    if (path === null) return;
    event.preventDefault();
    void open(path);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside receive the clicks
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing Enter on a link is a click
    <div onClick={onClick}>{children}</div>
  );
}
