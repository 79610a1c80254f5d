import { getConfig } from '@portal/config';
import type { MeasuredSource } from './measured-source';
import { submit } from './report';
import type { Idle } from './reporter';

/** URLs of scripts whose errors the caller handles. */
const suppressed = new Set<string>();

/**
 * Excludes the errors of a script from {@link catchUnhandled}, because the caller handles them.
 * @param script URL of the script.
 * @returns a function that ends the exclusion.
 */
export function suppressGlobalErrors(script: string): () => void {
  suppressed.add(script);
  return () => void suppressed.delete(script);
}

/**
 * Reports unhandled errors and promise rejections. The browser has logged them already. OBS-1, OBS-2.
 * @returns a function that stops it.
 */
export function catchUnhandled(): () => void {
  const onError = (event: ErrorEvent) => {
    if (suppressed.has(event.filename)) return;
    // An event without an error is a script or image that failed to load. The code that loads it handles that.
    if (event.error !== undefined && event.error !== null) submit(event.error, {}, true);
  };
  const onRejection = (event: PromiseRejectionEvent) => submit(event.reason, {}, true);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

/** Calls `work` later. */
type Schedule = (work: () => void) => void;

/**
 * Starts error reporting, if the configuration has a dsn. A reporter that cannot be loaded is logged, and the
 * portal works without it.
 * @param scheduleIdle runs its callback when the page is idle.
 * @param onConsent runs its callback once the visitor may be recorded or measured: after consent, where the
 *   configuration requires it. Errors are reported without it.
 * @param source the remotes of this page, to measure a share of the visits. RUM-1.
 */
export function startReporting(scheduleIdle: Schedule, onConsent: Schedule, source: MeasuredSource): void {
  const { observability, accountHost } = getConfig();
  const { dsn, environment, release, measuredVisits } = observability;
  if (dsn === undefined) return;
  const idle: Idle = () => new Promise(scheduleIdle);
  // Loading, evaluating and starting are tasks of their own, so that none of them is long.
  const start = async () => {
    await idle();
    const { evaluateReporter } = await import(/* webpackChunkName: "reporter" */ './reporter-chunk');
    await idle();
    const { startReporter, observeVisit } = await evaluateReporter();
    await idle();
    const metrics = startReporter({ dsn, environment, release, accountHost }, idle, source);
    onConsent(() => observeVisit({ metrics, measuredVisits, idle, source }));
  };
  start().catch((error: unknown) => console.warn('Errors are not reported', error));
}
