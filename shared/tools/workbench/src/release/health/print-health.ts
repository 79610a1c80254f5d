import type { Registry } from '@portal/contract';
import { type ReleaseStore, readRegistry } from '@portal/releases';
import { table } from '../describe';
import { errorService, eventsOf } from './error-service';
import { type ReleaseHealth, readHealth } from './read-health';

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
  store: ReleaseStore,
  name: string | undefined,
  days: number,
): Promise<void> {
  const [health, registry] = [
    await readHealth(eventsOf(errorService(process.env), days)),
    await readRegistry(store),
  ];
  console.log(`\nMeasured in the last ${days === 1 ? 'day' : `${days} days`}; times are 75th percentiles:\n`);
  for (const line of describeHealth(health, registry, name)) console.log(line);
}
