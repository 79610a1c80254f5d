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

type Outcome = 'ready' | 'failed';

/** What a document says of the form. `null`: it is a browser error page. */
function inspectDocument(document: Document | null): Outcome | 'waiting' {
  // Marketing forms are often embedded in a frame of their own.
  if (document?.querySelector('form, iframe')) return 'ready';
  if (document?.scripts.length) return 'waiting';
  if (!document?.querySelector('body')?.textContent?.trim()) return 'failed';
  // A page without a form may say whom to write to. Older browsers do not tell the status.
  const status = document.defaultView?.performance.getEntriesByType('navigation')[0]?.responseStatus ?? 0;
  return status >= 200 && status < 300 ? 'ready' : 'failed';
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
  onOutcome: (outcome: Outcome) => void,
): () => void {
  const isSameOrigin = new URL(url, window.location.href).origin === window.location.origin;
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    controller.abort();
    clearTimeout(timer);
    clearTimeout(limit);
    frame.removeEventListener('load', check);
  };
  const settle = (outcome: Outcome) => {
    if (controller.signal.aborted) return;
    stop();
    onOutcome(outcome);
  };
  const check = () => {
    if (!isSameOrigin) {
      void isReachable(url, controller.signal).then((reachable) => settle(reachable ? 'ready' : 'failed'));
      return;
    }
    const view = inspectDocument(frame.contentDocument);
    if (view === 'waiting') timer = setTimeout(check, POLL_MS);
    else settle(view);
  };
  const limit = setTimeout(() => settle('failed'), FORM_TIMEOUT_MS);
  frame.addEventListener('load', check, { once: true });
  return stop;
}
