export interface InterceptedNavigations {
  /** The URLs of the intercepted downloads, oldest first. */
  readonly addresses: readonly string[];
  readonly stop: () => void;
}

/** For tests: prevents the navigation when a download starts, and records its URL. */
export function interceptNavigations(): InterceptedNavigations {
  const addresses: string[] = [];
  const listen = (event: MouseEvent) => {
    const link = event.target;
    if (!(link instanceof HTMLAnchorElement) || link.dataset.portalDownload === undefined) return;
    event.preventDefault();
    addresses.push(link.href);
  };
  document.addEventListener('click', listen);
  return { addresses, stop: () => document.removeEventListener('click', listen) };
}
