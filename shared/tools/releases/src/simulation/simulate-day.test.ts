/** @jest-environment node */
import { openStore } from '../store/open-store';
import { startBucket } from '../testing/bucket';
import { removeFolders } from '../testing/fake-release';
import { type Day, fillRegistry, simulateDay } from './simulate-day';

afterAll(removeFolders);

// REL-5.
test('a day of publishing in a bucket loses no release', async () => {
  const day: Day = { remotes: 30, releases: 3, teams: 10, publishes: 3, promoteEvery: 3, parallel: 5 };
  const bucket = await startBucket();
  try {
    const open = () => openStore(`s3://${bucket.name}/portal`);
    await fillRegistry(open(), day);
    const { durations, faults } = await simulateDay(open, day);
    expect(durations).toHaveLength(30);
    expect(faults).toEqual([]);
  } finally {
    await bucket.close();
  }
}, 120_000);
