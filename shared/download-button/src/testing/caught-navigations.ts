export interface CaughtNavigations {
  /** The addresses that the page wanted to go to for a download, oldest first. */
  readonly addresses: readonly string[];
  readonly stop: () => void;
}

/** For tests: keeps the page where it is when a download starts, and remembers the address. */
export function catchNavigations(): CaughtNavigations {
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
