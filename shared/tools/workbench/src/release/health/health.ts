import type { Registry } from '@portal/contract';
import { METRICS, type MetricName, PART } from '@portal/observability/metrics';
import { listedIn, ReleaseError, readRegistry, requestFailure } from '@portal/releases';
import * as v from 'valibot';
import type { ReleaseContext } from '../change';
import { table } from '../describe';

/** How long the error service may take for one query, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** Asks an endpoint of the error service's organization; resolves to its JSON. @throws {ReleaseError} */
export type ErrorService = (
  endpoint: 'events' | 'sessions',
  parameters: readonly (readonly [name: string, value: string])[],
) => Promise<unknown>;

/**
 * Opens the API of the error service with the variables of its own tools: `SENTRY_URL` (default `https://sentry.io`),
 * `SENTRY_ORG`, `SENTRY_AUTH_TOKEN`, and `SENTRY_PROJECT` (the number of a project; default: all).
 * @throws {ReleaseError} if one is missing.
 */
export function errorService(env: NodeJS.ProcessEnv): ErrorService {
  const { SENTRY_URL = 'https://sentry.io', SENTRY_ORG, SENTRY_AUTH_TOKEN, SENTRY_PROJECT } = env;
  if (!SENTRY_ORG || !SENTRY_AUTH_TOKEN)
    throw new ReleaseError('Set SENTRY_ORG and SENTRY_AUTH_TOKEN, and SENTRY_URL unless it is sentry.io.');
  return async (endpoint, parameters) => {
    const url = new URL(`${SENTRY_URL.replace(/\/+$/, '')}/api/0/organizations/${SENTRY_ORG}/${endpoint}/`);
    if (SENTRY_PROJECT) url.searchParams.set('project', SENTRY_PROJECT);
    for (const [name, value] of parameters) url.searchParams.append(name, value);
    const headers = { authorization: `Bearer ${SENTRY_AUTH_TOKEN}` };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { headers, signal }).catch((cause: unknown) => {
      throw new ReleaseError(`${url.origin} could not be reached: ${requestFailure(cause)}`, { cause });
    });
    if (!response.ok) throw new ReleaseError(`${url.origin} responded ${response.status} for ${endpoint}`);
    return response.json().catch((cause: unknown) => {
      throw new ReleaseError(`${url.origin} sent no JSON for ${endpoint}`, { cause });
    });
  };
}

/** What the error service counted of a release. */
export interface SessionHealth {
  readonly sessions: number;
  /** Share of sessions without a crash, from 0 to 1; `null` without sessions. */
  readonly crashFree: number | null;
}

const groups = v.object({
  groups: v.array(
    v.object({
      by: v.object({ release: v.string() }),
      totals: v.object({
        'sum(session)': v.number(),
        'crash_free_rate(session)': v.nullable(v.number()),
      }),
    }),
  ),
});

/** Reads the sessions of releases, by release. A release that none was counted of is absent. */
export type ReadSessions = (
  releases: readonly string[],
  since: Date,
) => Promise<(release: string) => SessionHealth>;

/** Reads from the release health of the error service. CANARY-3. @throws {ReleaseError} */
export const readSessions =
  (service: ErrorService): ReadSessions =>
  async (releases, since) => {
    const json = await service('sessions', [
      ['field', 'sum(session)'],
      ['field', 'crash_free_rate(session)'],
      ['groupBy', 'release'],
      ['query', `release:[${releases.join(',')}]`],
      ['start', since.toISOString()],
      ['end', new Date().toISOString()],
      ['interval', '1h'],
    ]);
    const parsed = v.safeParse(groups, json);
    if (!parsed.success) throw new ReleaseError('The error service sent no sessions by release');
    const health = new Map(
      parsed.output.groups.map(({ by, totals }) => [
        by.release,
        { sessions: totals['sum(session)'], crashFree: totals['crash_free_rate(session)'] },
      ]),
    );
    return (release): SessionHealth => health.get(release) ?? { sessions: 0, crashFree: null };
  };

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
