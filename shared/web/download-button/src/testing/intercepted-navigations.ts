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

/** For tests: the hidden frames of the page's downloads, oldest first. */
export const downloadFrames = (): HTMLIFrameElement[] => [
  ...document.querySelectorAll<HTMLIFrameElement>('iframe[name^="portal-download-"]'),
];

/**
 * For tests: does what a browser does when a document comes instead of a file: the frame leaves its empty document
 * and reports a load. Default: the oldest frame.
 */
export async function loadDocument(frame = downloadFrames()[0]): Promise<void> {
  if (frame === undefined) throw new Error('There is no frame');
  Object.defineProperty(frame, 'contentWindow', {
    get: () => {
      throw new DOMException('Another origin', 'SecurityError');
    },
  });
  frame.dispatchEvent(new Event('load'));
  await new Promise((done) => setTimeout(done));
}

/** For tests: reports that the page's policy forbids a frame to load from an address, as a browser does. */
export function forbidFrame(blockedURI: string): void {
  const event = new Event('securitypolicyviolation');
  document.dispatchEvent(Object.assign(event, { effectiveDirective: 'frame-src', blockedURI }));
}
