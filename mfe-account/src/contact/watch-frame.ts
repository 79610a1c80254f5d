/**
 * Whether a URL of another origin responds. A blocker and an unavailable server look the same: the request
 * fails. A content security policy that allows the frame but blocks this request says nothing about the
 * form, so a blocked request counts as a response.
 */
export async function isReachable(url: string, signal: AbortSignal): Promise<boolean> {
  let isBlockedByPolicy = false;
  const onViolation = () => {
    isBlockedByPolicy = true;
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  try {
    await fetch(url, { mode: 'no-cors', credentials: 'omit', signal });
    return true;
  } catch {
    // The violation event is dispatched in a separate task.
    await new Promise((resolve) => setTimeout(resolve, 0));
    return isBlockedByPolicy;
  } finally {
    document.removeEventListener('securitypolicyviolation', onViolation);
  }
}

/** Timeout for the form to appear, in milliseconds. */
export const FORM_TIMEOUT_MS = 8_000;
/** Interval for polling a page whose script renders the form, in milliseconds. */
const POLL_MS = 200;

/**
 * What the frame shows. `inaccessible`: the document is not accessible, because it is a browser error page or of
 * another origin.
 */
type FrameView = 'form' | 'waiting' | 'no-form' | 'inaccessible';

export function inspectDocument(document: Document | null): FrameView {
  if (document === null) return 'inaccessible';
  // Marketing forms are often embedded in a frame of their own.
  if (document.querySelector('form, iframe') !== null) return 'form';
  return document.scripts.length > 0 ? 'waiting' : 'no-form';
}

const isSameOrigin = (url: string) => new URL(url, window.location.href).origin === window.location.origin;

function documentOf(frame: HTMLIFrameElement): Document | null {
  try {
    return frame.contentDocument;
  } catch {
    return null;
  }
}

/**
 * Detects whether the form in a frame has loaded, within {@link FORM_TIMEOUT_MS}. Frames report no
 * failure: an error page fires `load` as well. On the portal's own origin, the document is inspected; for
 * another origin, a request checks that the URL responds.
 * @returns a function that stops watching.
 */
export function watchFrame(
  frame: HTMLIFrameElement,
  url: string,
  onOutcome: (outcome: 'ready' | 'failed') => void,
): () => void {
  const sameOrigin = isSameOrigin(url);
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    controller.abort();
    clearTimeout(timer);
    clearTimeout(limit);
    frame.removeEventListener('load', check);
  };
  const settle = (outcome: 'ready' | 'failed') => {
    if (controller.signal.aborted) return;
    stop();
    onOutcome(outcome);
  };
  const check = () => {
    const view = sameOrigin ? inspectDocument(documentOf(frame)) : 'inaccessible';
    if (view === 'waiting') timer = setTimeout(check, POLL_MS);
    else if (sameOrigin) settle(view === 'form' ? 'ready' : 'failed');
    else void isReachable(url, controller.signal).then((reachable) => settle(reachable ? 'ready' : 'failed'));
  };
  const limit = setTimeout(() => settle('failed'), FORM_TIMEOUT_MS);
  frame.addEventListener('load', check, { once: true });
  return stop;
}
