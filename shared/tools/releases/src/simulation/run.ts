/**
 * Simulates a day's publishing against the in-memory bucket and prints what it took:
 * `npx tsx shared/tools/releases/src/simulation/run.ts [remotes] [releases] [teams] [publishes] [parallel]`.
 */
import { performance } from 'node:perf_hooks';
import { openStore } from '../store/open-store';
import { type Bucket, startBucket } from '../testing/bucket';
import { removeFolders } from '../testing/fake-release';
import { type Day, fillRegistry, simulateDay } from './simulate-day';

const [remotes = 1000, releases = 11, teams = 200, publishes = 1, parallel = 1] = process.argv
  .slice(2)
  .map(Number);
const day: Day = { remotes, releases, teams, publishes, parallel, promoteEvery: 5 };

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

async function measure(bucket: Bucket): Promise<void> {
  const location = `s3://${bucket.name}/portal`;
  const store = openStore(location);
  await fillRegistry(store, day);
  const before = { ...bucket.requests };
  const started = performance.now();
  const { durations, faults } = await simulateDay(() => openStore(location), day);
  const elapsed = performance.now() - started;
  const sorted = durations.toSorted((one, other) => one - other);
  const at = (share: number) => seconds(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  const registry = (await store.read('remotes.json'))?.bytes.length ?? 0;
  const shard = (await store.read('registry/section-0.json'))?.bytes.length ?? 0;
  const count = (method: string) =>
    (((bucket.requests[method] ?? 0) - (before[method] ?? 0)) / durations.length).toFixed(1);
  console.log(
    [
      JSON.stringify(day),
      `publications: ${durations.length} in ${seconds(elapsed)}`,
      `a publication: median ${at(0.5)}, 95 % ${at(0.95)}, longest ${at(1)}`,
      `requests per publication: GET and list ${count('GET')}, HEAD ${count('HEAD')}, PUT ${count('PUT')}`,
      `registry: ${megabytes(registry)}; a shard: ${megabytes(shard)}`,
      `faults: ${faults.length === 0 ? 'none' : faults.join('; ')}`,
    ].join('\n'),
  );
}

const started = await startBucket();
try {
  await measure(started);
} finally {
  await started.close();
  await removeFolders();
}
