import { getConfig } from '@portal/config';
import type { ScheduleIdle } from './reporter';

/**
 * Starts error reporting, if the configuration has a dsn. A reporter that cannot be loaded is logged, and the
 * portal works without it.
 * @param scheduleIdle runs its callback when the page is idle.
 * @param onConsent runs its callback once the visitor may be recorded: after consent, where the configuration
 *   requires it. Errors are reported without consent too, but without a recording.
 */
export function startReporting(scheduleIdle: ScheduleIdle, onConsent: ScheduleIdle): void {
  const { observability, accountHost } = getConfig();
  const { dsn, environment, release } = observability;
  if (dsn === undefined) return;
  const load = async () => {
    const { startReporter } = await import(/* webpackChunkName: "reporter" */ './reporter');
    startReporter({ dsn, environment, release, accountHost }, scheduleIdle);
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
