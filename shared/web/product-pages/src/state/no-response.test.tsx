import { getReleases } from '@portal/api/content';
import { productByCode } from '@portal/catalog';
import { clearFaults, injectFault } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { freshProductPage, renderProduct } from '../testing';

// The code of the pages is there: time of fake timers passes while it loads.
beforeAll(() =>
  Promise.all([
    import('../release/GenericRelease'),
    import('../older-versions/screen'),
    import('../training/screen'),
  ]),
);
beforeEach(async () => {
  await freshProductPage('/hoops/communicator/downloads');
  jest.useFakeTimers();
});
afterEach(async () => {
  jest.useRealTimers();
  await clearFaults();
});

// MISS-1, API-2. Fake timers advance the 30 s, so the test does not wait for them.
test.each([
  ['a release', 'downloads/latest', 'hoops-communicator/hoops-communicator-2026', 'The downloads of'],
  ['the releases list', 'downloads/latest', 'releases', 'The downloads of'],
  ['the version index', 'downloads', 'hoops-communicator/', 'The list of versions of'],
  ['the training', 'training', 'hoops-communicator/', 'The training of'],
])('shows an error with a "Retry" button when the call for %s hangs', async (_, page, file, what) => {
  const call = file === 'releases' ? 'content:releases' : `content:hoops-product/${file}`;
  await injectFault({ kind: 'hang', call });
  // The list that only some pages need is there, too.
  if (file !== 'releases') await getReleases();
  const startTime = performance.now();
  renderProduct(productByCode('communicator'), `/hoops/communicator/${page}`);
  const failure = await screen.findByRole('alert', undefined, { timeout: 40_000, interval: 250 });
  expect(performance.now() - startTime).toBeGreaterThanOrEqual(30_000);
  expect(failure).toHaveTextContent(`${what} HOOPS Communicator could not be loaded.`);
  expect(within(failure).getByRole('button', { name: 'Retry' })).toBeEnabled();
});
