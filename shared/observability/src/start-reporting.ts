import { getConfig } from '@portal/config';
import type { MeasuredSource } from './measurements/measured-source';
import type { Reporter, ScheduleIdle } from './reporter';

/** When parts of the reporting start. Each function runs its callback once. */
export interface ReportingTimes {
  /** When the page is idle. */
  readonly onIdle: ScheduleIdle;
  /**
   * Once the visitor may be recorded or measured: after consent, where the configuration requires it. Errors are
   * reported without it.
   */
  readonly onConsent: ScheduleIdle;
  /** When the visit's first seconds are over: the recorder's first snapshot is the longest task of a page. */
  readonly onSettled: ScheduleIdle;
}

/** Resolves when the reporter has seen an error, also one from before. */
const firstError = (reporter: Reporter) =>
  new Promise<void>((resolve) => reporter.observeContexts(() => resolve()));

/**
 * Starts error reporting, if the configuration has a dsn. A reporter that cannot be loaded is logged, and the
 * portal works without it.
 * @param source the remotes of this page, to measure a share of the visits. RUM-1.
 */
export function startReporting(
  { onIdle, onConsent, onSettled }: ReportingTimes,
  source: MeasuredSource,
): void {
  const { observability, accountHost } = getConfig();
  const { dsn, environment, release, measuredVisits } = observability;
  if (dsn === undefined) return;
  const idle = () => new Promise<void>(onIdle);
  // Loading, evaluating and starting are tasks of their own, so that none of them is long.
  const loadReporter = async () => {
    await idle();
    const { evaluateReporter } = await import(/* webpackChunkName: "reporter" */ './reporter-chunk');
    await idle();
    const { startReporter } = await evaluateReporter();
    await idle();
    return startReporter({ dsn, environment, release, accountHost }, onIdle, source);
  };
  const measure = async (reporter: Reporter) => {
    if (Math.random() >= measuredVisits) return; // RUM-1.
    await idle();
    const { startMeasurements } = await import(/* webpackChunkName: "measurements" */ './measurements');
    await idle();
    startMeasurements(reporter, source);
  };
  const record = async (reporter: Reporter) => {
    let hasFailed = false;
    const error = firstError(reporter).then(() => {
      hasFailed = true;
    });
    await Promise.race([new Promise<void>(onSettled), error]);
    await idle();
    const { evaluateRecorder } = await import(/* webpackChunkName: "replay" */ './recorder-chunk');
    await idle();
    const { startReplay } = await evaluateRecorder();
    await idle();
    startReplay({ hasFailed });
  };
  loadReporter().then(
    (reporter) =>
      onConsent(() => {
        measure(reporter).catch((error: unknown) => console.warn('This visit is not measured', error));
        record(reporter).catch((error: unknown) => console.warn('This visit is not recorded', error));
      }),
    (error: unknown) => console.warn('Errors are not reported', error),
  );
}
