import { clearFaults, freshPage, injectFault, recordReports, signInAs } from '@portal/remote-tools/testing';
import { toastStore } from '@portal/sdk/toasts';
import { screen, waitFor } from '@testing-library/react';
import { openPage, openPanel } from './testing/account-page';
import { box } from './testing/trial-page';

/** `waitFor` advances the fake timers, so the test does not wait for 40 s. */
const waitOptions = { timeout: 40_000, interval: 250 };

beforeEach(async () => {
  await freshPage();
  await signInAs('evaluator');
  recordReports();
  jest.useFakeTimers();
});
afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  await clearFaults();
});

/** Waits until the condition holds. @returns how long that takes, in milliseconds of the fake timers. */
async function timeUntil(condition: () => void): Promise<number> {
  const startTime = performance.now();
  await waitFor(condition, waitOptions);
  return performance.now() - startTime;
}

const trialFailed = () => screen.getByText('Your trial could not be loaded.');

// MISS-1, API-2.
describe('a call that hangs fails after 30 s', () => {
  test('licenses: the landing page opens, and a toast gives the reason', async () => {
    await injectFault({ kind: 'hang', call: 'getalllicenses' });
    const page = openPage('/license_generator');
    const time = await timeUntil(() => expect(toastStore.getState().toasts).toHaveLength(1));
    expect(time).toBeGreaterThanOrEqual(30_000);
    expect(toastStore.getState().toasts).toMatchObject([
      {
        kind: 'error',
        header: 'Licenses not available',
        body: expect.stringMatching(/^The licenses could not be loaded\./),
      },
    ]);
    await waitFor(() => expect(page.path()).toBe('/start'), waitOptions);
  });

  test('a trial: the page shows an error with a "Retry" button', async () => {
    await injectFault({ kind: 'hang', call: 'trialproduct' });
    openPage('/hoops/communicator/trial');
    expect(await timeUntil(trialFailed)).toBeGreaterThanOrEqual(30_000);
    expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
  });

  test('licensed products: the panel shows an error with a "Retry" button', async () => {
    await injectFault({ kind: 'hang', call: 'licensed_products' });
    openPanel();
    const failed = () => screen.getByText('Your licensed products and evaluations could not be loaded.');
    expect(await timeUntil(failed)).toBeGreaterThanOrEqual(30_000);
    expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
  });
});

// TRI-4: a page that was rendered ahead stays while a part of the drawn one is busy.
test('the message of a trial that takes long is not busy, so that it replaces a rendered page', async () => {
  await injectFault({ kind: 'hang', call: 'trialproduct' });
  openPage('/hoops/communicator/trial');
  await waitFor(() => expect(box()).toHaveAttribute('aria-busy', 'true'), waitOptions);
  expect(await timeUntil(() => expect(box()).toHaveAttribute('aria-busy', 'false'))).toBeLessThan(3_000);
  expect(box()).toHaveTextContent(/If your trial does not appear, refresh the page/);
  await waitFor(trialFailed, waitOptions);
});
