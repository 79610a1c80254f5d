/** @jest-environment node */
import type { RemoteRelease } from '@portal/contract';
import { releaseForTests } from '@portal/contract/testing';
import fc from 'fast-check';
import { bucketOf, releasesFor } from './choose-release';

const release = (version: string, traffic: number, isDefault = false) =>
  releaseForTests(version, { traffic, isDefault });
const versions = (releases: RemoteRelease[]) => releases.map(({ metadata }) => metadata.version);

describe('bucketOf', () => {
  test('is in [0, 100) and stable', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (visitor, remote) => {
        const bucket = bucketOf(visitor, remote);
        expect(bucket).toBeGreaterThanOrEqual(0);
        expect(bucket).toBeLessThan(100);
        expect(bucketOf(visitor, remote)).toBe(bucket);
      }),
    );
  });

  test('distributes visitors in proportion to the shares', () => {
    const buckets = Array.from({ length: 4_000 }, (_, index) => bucketOf(`visitor-${index}`, 'mfe-cae'));
    const share = buckets.filter((bucket) => bucket < 25).length / buckets.length;
    expect(share).toBeGreaterThan(0.22);
    expect(share).toBeLessThan(0.28);
  });
});

describe('releasesFor', () => {
  const stable = release('1', 90, true);
  const canary = release('2', 10);

  test('returns only the default outside the canary’s share', () =>
    expect(versions(releasesFor([stable, canary], 50))).toEqual(['1']));
  test('returns the canary, then the default, inside the canary’s share', () =>
    expect(versions(releasesFor([stable, canary], 95))).toEqual(['2', '1']));
  // CANARY-1, CANARY-2.
  test('raising the canary’s share moves nobody away from it, and 0 % reaches nobody', () => {
    const getsCanary = (share: number, first: boolean, bucket: number) => {
      const both = [release('1', 100 - share, true), release('2', share)];
      return versions(releasesFor(first ? both.toReversed() : both, bucket))[0] === '2';
    };
    fc.assert(
      fc.property(
        fc.string(),
        fc.boolean(),
        fc.integer({ min: 0, max: 99 }),
        fc.integer({ min: 1, max: 100 }),
        (visitor, first, share, raise) => {
          const bucket = bucketOf(visitor, 'mfe-x');
          expect(getsCanary(0, first, bucket)).toBe(false);
          expect(getsCanary(100, first, bucket)).toBe(true);
          if (getsCanary(share, first, bucket))
            expect(getsCanary(Math.min(share + raise, 100), first, bucket)).toBe(true);
        },
      ),
    );
  });
  test('returns nothing without releases', () => expect(releasesFor([], 1)).toEqual([]));
});
