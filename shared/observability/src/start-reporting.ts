import { getConfig } from '@portal/config';
import type { MeasuredSource } from './measurements/measured-source';
import type { Reporter, ScheduleIdle } from './reporter';

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
  const loadReporter = async () => {
    await idle();
    const { evaluateReporter } = await import(/* webpackChunkName: "reporter" */ './reporter-chunk');
    await idle();
    const { startReporter } = await evaluateReporter();
    await idle();
    return startReporter({ dsn, environment, release, accountHost }, scheduleIdle, source);
  };
  const record = async (reporter: Reporter) => {
    await idle();
    const { evaluateRecorder } = await import(/* webpackChunkName: "replay" */ './recorder-chunk');
    await idle();
    const { startReplay, startMeasurements } = await evaluateRecorder();
    await idle();
    startReplay();
    await idle();
    if (Math.random() < measuredVisits) startMeasurements(reporter, source); // RUM-1.
  };
  loadReporter().then(
    (reporter) =>
      onConsent(() =>
        record(reporter).catch((error: unknown) =>
          console.warn('This visit is neither recorded nor measured', error),
        ),
      ),
    (error: unknown) => console.warn('Errors are not reported', error),
  );
}
