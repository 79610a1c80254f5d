import { getConfig } from '@portal/config';

/** Calls back when the page is idle after its first paint, or after two seconds at the latest. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 2_000 });
  else setTimeout(work, 500);
}

/**
 * Starts error reporting when the page has nothing better to do; without a dsn there is none.
 * A reporter that cannot be loaded is logged, and the portal goes on without.
 */
export function startReporting(): void {
  const { observability, accountHost } = getConfig();
  const { dsn, environment, release } = observability;
  if (dsn === undefined) return;
  const load = async () => {
    const { startReporter } = await import(/* webpackChunkName: "reporter" */ './reporter');
    startReporter({ dsn, environment, release, accountHost });
  };
  const start = () =>
    whenIdle(() => void load().catch((error: unknown) => console.warn('Errors are not reported', error)));
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
