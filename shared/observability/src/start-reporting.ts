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
  const load = async () => {
    const { startReporter } = await import(/* webpackChunkName: "reporter" */ './reporter');
    const reporter = startReporter({ dsn, environment, release, accountHost }, scheduleIdle, source);
    // Most of the code, so it loads separately, to keep tasks short.
    onConsent(() =>
      scheduleIdle(() => {
        import(/* webpackChunkName: "replay" */ './after-consent').then(
          ({ startAfterConsent }) => startAfterConsent(reporter, source, measuredVisits),
          (error: unknown) => console.warn('This visit is neither recorded nor measured', error),
        );
      }),
    );
  };
  scheduleIdle(() => void load().catch((error: unknown) => console.warn('Errors are not reported', error)));
}
