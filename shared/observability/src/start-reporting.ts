import { getConfig } from '@portal/config';
import type { ScheduleIdle } from './reporter';

/**
 * Starts error reporting; without a dsn there is none.
 * A reporter that cannot be loaded is logged, and the portal goes on without.
 * @param later calls back when the page has nothing better to do.
 * @param onConsent calls back once the visitor may be recorded: never before consent where the
 *   configuration asks for it. Errors are reported all the same, without a recording.
 */
export function startReporting(later: ScheduleIdle, onConsent: ScheduleIdle): void {
  const { observability, accountHost } = getConfig();
  const { dsn, environment, release } = observability;
  if (dsn === undefined) return;
  const load = async () => {
    const { startReporter } = await import(/* webpackChunkName: "reporter" */ './reporter');
    startReporter({ dsn, environment, release, accountHost }, later);
    // Recording is most of the code, so it comes by itself: no task should be long.
    onConsent(() =>
      later(() => {
        import(/* webpackChunkName: "replay" */ './replay').then(
          ({ startReplay }) => startReplay(),
          (error: unknown) => console.warn('What leads to errors is not recorded', error),
        );
      }),
    );
  };
  later(() => void load().catch((error: unknown) => console.warn('Errors are not reported', error)));
}
