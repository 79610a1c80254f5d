import { firstSeconds } from './first-seconds';
import type { MeasuredSource } from './measured-source';
import type { Metrics } from './metrics';
import { observeReports } from './report';
import type { Idle } from './reporter';

/** What the chunk of the reporter evaluates: this module and the reporter. */
export { startReporter } from './reporter';

/** Options of {@link observeVisit}. */
interface VisitOptions {
  readonly metrics: Metrics;
  /** Share of the visits that are measured, from 0 to 1. */
  readonly measuredVisits: number;
  /** Loading, evaluating and starting are tasks of their own, so that none of them is long. */
  readonly idle: Idle;
  /** The remotes of this page. */
  readonly source: MeasuredSource;
}

async function measure({ metrics, measuredVisits, idle, source }: VisitOptions): Promise<void> {
  if (Math.random() >= measuredVisits) return; // RUM-1.
  await idle();
  const { startMeasurements } = await import(/* webpackChunkName: "measurements" */ './measurements');
  await idle();
  startMeasurements(metrics, source);
}

async function record({ idle }: VisitOptions): Promise<void> {
  let hasFailed = false;
  const error = new Promise<void>((resolve) =>
    observeReports(() => {
      hasFailed = true;
      resolve();
    }),
  );
  // The recorder's first snapshot is the longest task of a page: it would hold up what the visitor does first.
  await Promise.race([firstSeconds(), error]);
  await idle();
  const { evaluateRecorder } = await import(/* webpackChunkName: "replay" */ './recorder-chunk');
  await idle();
  const { prepareSnapshot, startReplay } = await evaluateRecorder();
  // After an error, what the visitor does next is worth more than a short task.
  if (!hasFailed) await prepareSnapshot(idle);
  await idle();
  startReplay({ hasFailed });
}

/**
 * Measures a share of the visits at once, and records each once its first seconds are over or with its first error.
 * OBS-7, RUM-1.
 */
export function observeVisit(options: VisitOptions): void {
  measure(options).catch((error: unknown) => console.warn('This visit is not measured', error));
  record(options).catch((error: unknown) => console.warn('This visit is not recorded', error));
}
