import { setRenderedUrl } from '@portal/config/render';
import { type createMemoryRouter, RouterProvider } from '@portal/router';
import { whenSettled } from '@portal/shell/render';
import { stopRendering } from '@portal/ui/render';
import { JSDOM } from 'jsdom';
import { act, type ReactNode, useLayoutEffect } from 'react';
import { prerender } from 'react-dom/static';

type Router = ReturnType<typeof createMemoryRouter>;

/** What pages find in a browser and Node does not have. */
const BROWSER_GLOBALS = [
  'document',
  'navigator',
  'Node',
  'Element',
  'HTMLElement',
  'HTMLIFrameElement',
  'HTMLAnchorElement',
  'HTMLInputElement',
  'SVGElement',
  'DocumentFragment',
  'MutationObserver',
  'localStorage',
  'sessionStorage',
  'history',
  'location',
  'getComputedStyle',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;

const matchMedia = (media: string) => ({
  matches: false,
  media,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

/** Makes a window with this document the global one. @returns a function that removes it. */
function openWindow(url: URL, html: string): () => void {
  const dom = new JSDOM(`<!doctype html><title></title><div id="root">${html}</div>`, {
    url: url.href,
    pretendToBeVisual: true,
  });
  const { window } = dom;
  Object.assign(window, { matchMedia });
  const values: Record<string, unknown> = { window, matchMedia, IS_REACT_ACT_ENVIRONMENT: true };
  for (const name of BROWSER_GLOBALS) values[name] = window[name];
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  return () => {
    for (const name of Object.keys(values)) Reflect.deleteProperty(globalThis, name);
    window.close();
  };
}

/** The text that a visitor with scripts reads. */
function visibleText(root: Element): string {
  const copy = root.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll('noscript')) part.remove();
  return copy.textContent ?? '';
}

interface ProbeProps {
  readonly children: ReactNode;
  readonly onCommit: () => void;
}

/** Tells when React has committed its first render, before any effect can change the page. */
function Probe({ children, onCommit }: ProbeProps) {
  useLayoutEffect(onCommit, [onCommit]);
  return children;
}

/**
 * Lets React take a rendered page over in a browser's window, with the page's data loaded. PAGES-13.
 * @param createRouter creates a router at the page's address.
 * @returns what is wrong: warnings of React, and a text that is another one.
 */
export async function hydratePage(createRouter: () => Router, url: URL, html: string): Promise<string[]> {
  stopRendering();
  // React's renderer leaves the contexts of its last page set until it renders another one.
  await prerender(<i />);
  setRenderedUrl(undefined);
  const closeWindow = openWindow(url, html);
  const problems: string[] = [];
  const onError = jest.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
    const text = values.map(String).join(' ');
    if (/hydrat|did not match|server rendered/i.test(text)) problems.push(text.split('\n', 1)[0] ?? text);
  });
  try {
    // Imported here: it looks for a window when it is loaded.
    const { hydrateRoot } = await import('react-dom/client');
    const root = document.getElementById('root');
    if (root === null) throw new Error('The document has no root');
    const before = visibleText(root);
    const router = createRouter();
    await whenSettled(router);
    let after: string | undefined;
    const page = (
      <Probe
        onCommit={() => {
          after = visibleText(root);
        }}
      >
        <RouterProvider router={router} />
      </Probe>
    );
    const mounted = await act(() =>
      Promise.resolve(
        hydrateRoot(root, page, { onRecoverableError: (error) => void problems.push(String(error)) }),
      ),
    );
    if (after !== before) problems.push(`the browser draws another text: ${after?.slice(0, 200)}`);
    await act(async () => mounted.unmount());
  } finally {
    onError.mockRestore();
    closeWindow();
  }
  return [...new Set(problems)];
}
