/** What starts once the visitor may be recorded and measured: a lazy chunk. Recording is most of its code. */

import { startMeasurements } from './measurements';
import type { MeasuredSource } from './measurements/measured-source';
import { startReplay } from './replay';
import type { Reporter } from './reporter';

/**
 * Starts recording, and measures a share of the visits. RUM-1.
 * @param measuredVisits the share, from 0 to 1.
 */
export function startAfterConsent(reporter: Reporter, source: MeasuredSource, measuredVisits: number): void {
  startReplay();
  if (Math.random() < measuredVisits) startMeasurements(reporter, source);
}
