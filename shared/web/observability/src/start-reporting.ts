import { getConfig } from '@portal/config';
import type { MeasuredSource } from './measurements/measured-source';
import type { ScheduleIdle } from './reporter';

/**
 * Starts error reporting, if the configuration has a dsn. A reporter that cannot be loaded is logged, and the
 * portal works without it.
 * @param scheduleIdle runs its callback when the page is idle.
 * @param onConsent runs its callback once the visitor may be recorded or measured: after consent, where the
 *   configuration requires it. Errors are reported without it.
 * @param source the remotes of this page, to measure a share of the visits. RUM-1.
 */
export function startReporting(
  scheduleIdle: ScheduleIdle,
  onConsent: ScheduleIdle,
  source: MeasuredSource,
): void {
  const { observability, accountHost } = getConfig();
  const { dsn, environment, release, measuredVisits } = observability;
  if (dsn === undefined) return;
  const idle = () => new Promise<void>(scheduleIdle);
  // Loading, evaluating and starting are tasks of their own, so that none of them is long.
  const start = async () => {
    await idle();
    const { evaluateReporter } = await import(/* webpackChunkName: "reporter" */ './reporter-chunk');
    await idle();
    const { startReporter, observeVisit } = await evaluateReporter();
    await idle();
    const reporter = startReporter({ dsn, environment, release, accountHost }, scheduleIdle, source);
    onConsent(() => observeVisit({ reporter, measuredVisits, scheduleIdle, source }));
  };
  start().catch((error: unknown) => console.warn('Errors are not reported', error));
}
