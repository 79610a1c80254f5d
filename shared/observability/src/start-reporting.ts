import { getConfig } from '@portal/config';
import type { MeasuredSource } from './measurements/measured-source';
import type { ScheduleIdle } from './reporter';

/** Imports the code of measurements. Without it, errors are reported all the same. */
const loadMeasurements = () =>
  import(/* webpackChunkName: "measurements" */ './measurements').catch((error: unknown) => {
    console.warn('This visit is not measured', error);
    return undefined;
  });

/**
 * Starts error reporting, if the configuration has a dsn. A reporter that cannot be loaded is logged, and the
 * portal works without it.
 * @param scheduleIdle runs its callback when the page is idle.
 * @param onConsent runs its callback once the visitor may be recorded: after consent, where the configuration
 *   requires it. Errors are reported without consent too, but without a recording.
 * @param source the remotes of this page, to measure a share of the visits. OBS-10.
 */
export function startReporting(
  scheduleIdle: ScheduleIdle,
  onConsent: ScheduleIdle,
  source: MeasuredSource,
): void {
  const { observability, accountHost } = getConfig();
  const { dsn, environment, release, measuredVisits } = observability;
  if (dsn === undefined) return;
  const load = async () => {
    const [{ startReporter }, measurements] = await Promise.all([
      import(/* webpackChunkName: "reporter" */ './reporter'),
      Math.random() < measuredVisits ? loadMeasurements() : undefined,
    ]);
    startReporter(
      { dsn, environment, release, accountHost },
      scheduleIdle,
      measurements && ((metrics) => measurements.startMeasurements(metrics, source)),
    );
    // Recording is most of the code, so it loads separately, to keep tasks short.
    onConsent(() =>
      scheduleIdle(() => {
        import(/* webpackChunkName: "replay" */ './replay').then(
          ({ startReplay }) => startReplay(),
          (error: unknown) => console.warn('Session replay is not available', error),
        );
      }),
    );
  };
  scheduleIdle(() => void load().catch((error: unknown) => console.warn('Errors are not reported', error)));
}
