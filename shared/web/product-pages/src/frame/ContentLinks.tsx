import { type Product, pathKey, sectionOf } from '@portal/catalog';
import { checkLicenseAccess } from '@portal/download-button';
import { useNavigate } from '@portal/ui/router';
import type { MouseEvent, ReactNode } from 'react';

/** A primary click without modifier keys. The browser handles all others, such as opening a new tab. */
const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The license summary, which "View my License" opens. */
const LICENSES_PATH = '/license_generator';

/** Pages outside of product sections that content links to. */
const OTHER_PAGES = /^\/(start|license_generator|naming|hoops\/(cadflow|demos)|qt-toolkit\/downloads)$/;

const isPortalPage = (pathname: string) =>
  OTHER_PAGES.test(pathKey(pathname)) || sectionOf(pathname) !== undefined;

/** Whether a link leads to a part that the page shows already: the browser scrolls to it and moves the focus there. */
const isOnThisPage = ({ pathname, search, hash }: HTMLAnchorElement) =>
  pathname === window.location.pathname &&
  search === window.location.search &&
  hash !== '' &&
  document.getElementById(hash.slice(1)) !== null;

/** The clicked link, if it leads to a page of the portal; `null` for any other. */
function portalLink(target: EventTarget): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target !== '') return null;
  if (link.origin !== window.location.origin || !isPortalPage(link.pathname)) return null;
  return isOnThisPage(link) ? null : link;
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
  const open = async ({ pathname, search, hash }: HTMLAnchorElement) => {
    const isGated = pathKey(pathname) === LICENSES_PATH && product.viewMyLicense;
    if (!isGated || (await checkLicenseAccess(product))) await navigate(pathname + search + hash);
  };
  const onClick = (event: MouseEvent) => {
    // The router's own links have already handled their click.
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const link = portalLink(event.target);
    if (link === null) return;
    event.preventDefault();
    void open(link);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside receive the clicks
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing Enter on a link is a click
    <div onClick={onClick}>{children}</div>
  );
}
