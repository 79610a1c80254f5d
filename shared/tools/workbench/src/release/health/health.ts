import type { Registry } from '@portal/contract';
import { METRICS, type MetricName, PART } from '@portal/observability/metrics';
import { listedIn, ReleaseError, readRegistry } from '@portal/releases';
import * as v from 'valibot';
import type { ReleaseContext } from '../change';
import { table } from '../describe';
import { type ErrorService, errorService } from './error-service';

const p75 = (name: MetricName, unit = 'millisecond') => `p75(value,${name},distribution,${unit})`;

/** What the error service counts of each release: loads that succeeded and failed, and 75th percentiles. */
const MEASURED = {
  loads: `count(value,${METRICS.remoteLoad},distribution,millisecond)`,
  failed: `sum(value,${METRICS.remoteFailed},counter,none)`,
  loadMs: p75(METRICS.remoteLoad),
  contentMs: p75(METRICS.content),
  largestPaintMs: p75(METRICS.largestPaint),
  interactionMs: p75(METRICS.interaction),
  layoutShift: p75(METRICS.layoutShift, 'none'),
};

/** What is known of one release. A value that nothing was measured for is absent. */
type ReleaseHealth = Readonly<Partial<Record<keyof typeof MEASURED, number>>> & {
  /** Errors of all visits, measured or not. */
  readonly errors?: number;
};

/** By release: `mfe-cae@1.2.0`, or `host` for pages without a remote. */
type Health = ReadonlyMap<string, ReleaseHealth>;

const events = v.object({ data: v.array(v.record(v.string(), v.unknown())) });

/** Reads what the error service knows of each release of the last days. RUM-4. @throws {ReleaseError} */
export async function readHealth(service: ErrorService, days: number): Promise<Health> {
  const health = new Map<string, ReleaseHealth>();
  // One aggregate a query: with several metrics it would count rows that have none of some.
  const read = async (name: string, dataset: 'tracemetrics' | 'errors', groupBy: string, field: string) => {
    const json = await service('events', [
      ['dataset', dataset],
      ['statsPeriod', `${days}d`],
      ['field', groupBy],
      ['field', field],
    ]);
    const parsed = v.safeParse(events, json);
    if (!parsed.success) throw new ReleaseError(`The error service sent no rows for ${dataset}`);
    for (const { [groupBy]: release, [field]: value } of parsed.output.data)
      if (typeof release === 'string' && typeof value === 'number')
        health.set(release, { ...health.get(release), [name]: value });
  };
  await Promise.all([
    ...Object.entries(MEASURED).map(([name, field]) => read(name, 'tracemetrics', PART, field)),
    read('errors', 'errors', 'release', 'count()'),
  ]);
  return health;
}

const HEADER = ['release', 'traffic', 'loads', 'failed', 'load', 'content', 'LCP', 'INP', 'CLS', 'errors'];

const ms = (value: number | undefined): string => (value === undefined ? '–' : `${Math.round(value)} ms`);

function failureRate({ loads = 0, failed = 0 }: ReleaseHealth): string {
  if (loads + failed === 0) return '–';
  return `${((100 * failed) / (loads + failed)).toFixed(1)} %`;
}

/** Lists what was measured of each release, one line each. RUM-4. @param only name of a part. Default: all. */
export function describeHealth(health: Health, registry: Registry, only?: string): string[] {
  // By the name in measurements.
  const traffic = new Map(
    listedIn(registry).map(([name, { metadata, deployment }]) => [
      `${name}@${metadata.version}`,
      `${deployment.traffic} %`,
    ]),
  );
  const rows = [...health]
    .filter(([release]) => only === undefined || release === only || release.startsWith(`${only}@`))
    .sort(([first], [second]) => (first < second ? -1 : 1))
    .map(([release, one]) => [
      release,
      traffic.get(release) ?? '–',
      String(one.loads ?? 0),
      failureRate(one),
      ...[one.loadMs, one.contentMs, one.largestPaintMs, one.interactionMs].map(ms),
      one.layoutShift?.toFixed(3) ?? '–',
      String(one.errors ?? 0),
    ]);
  return rows.length === 0 ? ['Nothing was measured.'] : table([HEADER, ...rows]);
}

/** `release status --health`: prints what visitors' browsers measured of each release. RUM-4. @throws {ReleaseError} */
export async function printHealth(name: string | undefined, days: number, { store, print }: ReleaseContext) {
  const [health, registry] = [await readHealth(errorService(process.env), days), await readRegistry(store)];
  print([
    `\nMeasured in the last ${days === 1 ? 'day' : `${days} days`}; times are 75th percentiles:\n`,
    ...describeHealth(health, registry, name),
  ]);
}
