import { isReachable } from './is-reachable';

/** How long the form may take to appear, in milliseconds. */
export const FORM_TIMEOUT_MS = 8_000;
/** How often a page whose script draws the form is looked at, in milliseconds. */
const LOOK_EVERY = 200;

/**
 * What a page in the frame looks like from outside. A browser's own error page and a page of another
 * origin cannot be looked into: there `document` is null.
 */
export type FrameView = 'form' | 'waiting' | 'no-form' | 'closed';

export function viewOf(document: Document | null): FrameView {
  if (document === null) return 'closed';
  // Marketing forms often stand in a frame of their own.
  if (document.querySelector('form, iframe') !== null) return 'form';
  return document.scripts.length > 0 ? 'waiting' : 'no-form';
}

const isOwnOrigin = (url: string) => new URL(url, window.location.href).origin === window.location.origin;

function documentOf(frame: HTMLIFrameElement): Document | null {
  try {
    return frame.contentDocument;
  } catch {
    return null;
  }
}

/**
 * Finds out whether the form in a frame has come, within {@link FORM_TIMEOUT_MS}. A frame tells nobody
 * that it failed: an error page "loads" as well. So a page of the portal's own origin is looked into,
 * and for one of another origin it is asked whether anything answers there.
 * @returns a function that stops watching.
 */
export function watchFrame(
  frame: HTMLIFrameElement,
  url: string,
  onOutcome: (outcome: 'ready' | 'failed') => void,
): () => void {
  const own = isOwnOrigin(url);
  const asking = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    asking.abort();
    clearTimeout(timer);
    clearTimeout(limit);
    frame.removeEventListener('load', look);
  };
  const settle = (outcome: 'ready' | 'failed') => {
    if (asking.signal.aborted) return;
    stop();
    onOutcome(outcome);
  };
  const look = () => {
    const view = own ? viewOf(documentOf(frame)) : 'closed';
    if (view === 'waiting') timer = setTimeout(look, LOOK_EVERY);
    else if (own) settle(view === 'form' ? 'ready' : 'failed');
    else void isReachable(url, asking.signal).then((there) => settle(there ? 'ready' : 'failed'));
  };
  const limit = setTimeout(() => settle('failed'), FORM_TIMEOUT_MS);
  frame.addEventListener('load', look, { once: true });
  return stop;
}
