import { showToast } from '@portal/ui/toasts';

/** Kept over the reload: why, and where the visitor was. */
interface Reload {
  readonly reason: string;
  readonly address: string;
  readonly top: number;
}

const KEY = 'portal-hot-reload';
/** Time in which the page has to become as long as it was, in milliseconds. */
const SCROLL_TIMEOUT_MS = 5_000;
const TOAST_MS = 8_000;

/** Loads the page again, and returns to where it was. */
export function reload(name: string, reason: string): void {
  console.info(`[${name}] The page is loaded again: ${reason}`);
  const kept: Reload = { reason, address: window.location.href, top: window.scrollY };
  sessionStorage.setItem(KEY, JSON.stringify(kept));
  window.location.reload();
}

/** Scrolls once the page is long enough, unless the developer scrolls first. */
function returnTo(top: number): void {
  const until = performance.now() + SCROLL_TIMEOUT_MS;
  const stop = new AbortController();
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    window.addEventListener(type, () => stop.abort(), { once: true, passive: true, signal: stop.signal });
  const step = () => {
    if (stop.signal.aborted) return;
    const isLongEnough = document.documentElement.scrollHeight >= top + window.innerHeight;
    if (isLongEnough) window.scrollTo({ top, behavior: 'instant' });
    if ((isLongEnough && Math.abs(window.scrollY - top) < 1) || performance.now() > until) stop.abort();
    else requestAnimationFrame(step);
  };
  step();
}

/** After a reload: says why, and returns to the place. */
export function afterReload(name: string): void {
  const text = sessionStorage.getItem(KEY);
  if (text === null) return;
  sessionStorage.removeItem(KEY);
  const { reason, address, top } = JSON.parse(text) as Reload;
  console.info(`[${name}] The page was loaded again: ${reason}`);
  showToast({ kind: 'info', header: name, body: `The page was loaded again: ${reason}`, delay: TOAST_MS });
  if (address === window.location.href && top > 0) returnTo(top);
}
