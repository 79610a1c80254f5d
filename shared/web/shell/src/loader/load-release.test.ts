import { releaseForTests } from '@portal/contract/testing';
import { createReleaseLoader } from './load-release';

const never = new Promise<never>(() => undefined);
jest.mock('./federation', () => ({
  createFederation: () => ({ load: () => never, consumed: () => new Set() }),
}));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

// DEV-8.
test.each([
  ['/remotes/mfe-x/1.0.0/remoteEntry.js', 5],
  ['http://localhost:4001/remoteEntry.js', 300],
])('the entry %s may take %i s', async (url, seconds) => {
  const { load } = createReleaseLoader(
    { versions: {} } as never,
    () => true,
    async () => undefined,
  );
  const release = {
    ...releaseForTests('1.0.0'),
    url,
    metadata: { version: '1.0.0', integrity: 'sha384-AAAA' },
  };
  const onFailure = jest.fn();
  void load({ release, from: 'release', part: { remote: 'mfe-x' } }).catch(onFailure);
  await jest.advanceTimersByTimeAsync(seconds * 1_000 - 1);
  expect(onFailure).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ stage: 'entry' }));
});
