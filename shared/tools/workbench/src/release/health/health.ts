import type { Registry } from '@portal/contract';
import { METRICS, type MetricName, PART } from '@portal/observability/metrics';
import { readRegistry } from '@portal/releases';
import type { ReleaseContext } from '../change';
import { table } from '../describe';
import { errorService, eventsOf, type Query, type Row } from './error-service';

/** What was measured of one release. A value that nothing was measured for is undefined. */
interface ReleaseHealth {
  /** `mfe-cae@1.2.0`, or `host` for pages without a remote. */
  readonly release: string;
  /** Measured loads that succeeded, and that failed. */
  readonly loads: number;
  readonly failed: number;
  /** 75th percentiles, in milliseconds. */
  readonly loadMs: number | undefined;
  readonly contentMs: number | undefined;
  readonly largestPaintMs: number | undefined;
  readonly interactionMs: number | undefined;
  /** 75th percentile, without a unit. */
  readonly layoutShift: number | undefined;
  /** Errors of all visits, measured or not. */
  readonly errors: number;
}

type Values = ReadonlyMap<string, number>;

const p75 = (name: MetricName, unit = 'millisecond') => `p75(value,${name},distribution,${unit})`;
const LOADS = `count(value,${METRICS.remoteLoad},distribution,millisecond)`;
const FAILURES = `sum(value,${METRICS.remoteFailed},counter,none)`;

/** The numbers of one aggregate, by release. */
const valuesOf = (rows: readonly Row[], groupBy: string, field: string): Values =>
  new Map(
    rows.flatMap((row) => {
      const [release, value] = [row[groupBy], row[field]];
      return typeof release === 'string' && typeof value === 'number' ? [[release, value] as const] : [];
    }),
  );

/** Asks for one aggregate. A query with several metrics would count rows that have none of some. */
async function read(query: Query, field: string): Promise<Values> {
  return valuesOf(await query('tracemetrics', [PART, field]), PART, field);
}

/** Reads what the error service knows of each release. RUM-4. @throws {ReleaseError} */
export async function readHealth(query: Query): Promise<readonly ReleaseHealth[]> {
  const [loads, failed, load, content, paint, interaction, shift] = await Promise.all([
    read(query, LOADS),
    read(query, FAILURES),
    read(query, p75(METRICS.remoteLoad)),
    read(query, p75(METRICS.content)),
    read(query, p75(METRICS.largestPaint)),
    read(query, p75(METRICS.interaction)),
    read(query, p75(METRICS.layoutShift, 'none')),
  ]);
  const errors = valuesOf(await query('errors', ['release', 'count()']), 'release', 'count()');
  const measured = [loads, failed, load, content, paint, interaction, shift].flatMap((values) => [
    ...values.keys(),
  ]);
  return [...new Set([...measured, ...errors.keys()])].sort().map((release) => ({
    release,
    loads: loads.get(release) ?? 0,
    failed: failed.get(release) ?? 0,
    loadMs: load.get(release),
    contentMs: content.get(release),
    largestPaintMs: paint.get(release),
    interactionMs: interaction.get(release),
    layoutShift: shift.get(release),
    errors: errors.get(release) ?? 0,
  }));
}

const HEADER = ['release', 'traffic', 'loads', 'failed', 'load', 'content', 'LCP', 'INP', 'CLS', 'errors'];

const ms = (value: number | undefined): string => (value === undefined ? '–' : `${Math.round(value)} ms`);

function failureRate({ loads, failed }: ReleaseHealth): string {
  if (loads + failed === 0) return '–';
  return `${((100 * failed) / (loads + failed)).toFixed(1)} %`;
}

/** The share of the visitors of each release in the registry, by the name in measurements. */
const trafficOf = ({ microFrontends }: Registry): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(microFrontends).flatMap(([name, releases]) =>
      releases.map(
        ({ metadata, deployment }) => [`${name}@${metadata.version}`, `${deployment.traffic} %`] as const,
      ),
    ),
  );

/** Lists what was measured of each release, one line each. RUM-4. @param only name of a part. Default: all. */
export function describeHealth(
  health: readonly ReleaseHealth[],
  registry: Registry,
  only?: string,
): string[] {
  const traffic = trafficOf(registry);
  const rows = health
    .filter(({ release }) => only === undefined || release === only || release.startsWith(`${only}@`))
    .map((one) => [
      one.release,
      traffic.get(one.release) ?? '–',
      String(one.loads),
      failureRate(one),
      ...[one.loadMs, one.contentMs, one.largestPaintMs, one.interactionMs].map(ms),
      one.layoutShift === undefined ? '–' : one.layoutShift.toFixed(3),
      String(one.errors),
    ]);
  return rows.length === 0 ? ['Nothing was measured.'] : table([HEADER, ...rows]);
}

/** `release status --health`: prints what visitors' browsers measured of each release. RUM-4. @throws {ReleaseError} */
export async function printHealth(
  name: string | undefined,
  days: number,
  { store, print }: ReleaseContext,
): Promise<void> {
  const [health, registry] = [
    await readHealth(eventsOf(errorService(process.env), days)),
    await readRegistry(store),
  ];
  print([
    `\nMeasured in the last ${days === 1 ? 'day' : `${days} days`}; times are 75th percentiles:\n`,
    ...describeHealth(health, registry, name),
  ]);
}
