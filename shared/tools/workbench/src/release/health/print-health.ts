import { type ReleaseStore, readRegistry } from '@portal/federation/release';
import { describeHealth } from './describe-health';
import { errorService, eventsOf } from './error-service';
import { readHealth } from './read-health';

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
