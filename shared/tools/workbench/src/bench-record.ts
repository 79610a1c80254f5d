import * as v from 'valibot';

const runSchema = v.object({
  /** When it ended, in ISO 8601. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Benchmark index of the machine. */
  index: v.number(),
  /** Whether each target held, by what was measured. */
  held: v.record(v.string(), v.boolean()),
});

/** One run of the bench, or of some of its parts. */
export type BenchRun = v.InferOutput<typeof runSchema>;

/** So many of the last runs count. */
const COUNTED = 10;

/** Reads a record: one run a line, the oldest first. @throws if a line is no run. */
export const parseRuns = (text: string): BenchRun[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => v.parse(runSchema, JSON.parse(line)));

/** The line of a run. */
export const lineOf = (run: BenchRun): string => `${JSON.stringify(run)}\n`;

/**
 * How often a target held in the last ten runs that measured it, and on machines of which index: `8 of 10 (index
 * 1450–3800)`; empty if none did.
 */
export function timesHeld(runs: readonly BenchRun[], what: string): string {
  const counted = runs.filter(({ held }) => what in held).slice(-COUNTED);
  if (counted.length === 0) return '';
  const indexes = counted.map(({ index }) => index);
  const [lowest, highest] = [Math.min(...indexes), Math.max(...indexes)];
  const range = lowest === highest ? lowest : `${lowest}–${highest}`;
  return `${counted.filter(({ held }) => held[what]).length} of ${counted.length} (index ${range})`;
}
