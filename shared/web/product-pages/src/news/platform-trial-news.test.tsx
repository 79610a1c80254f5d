import { productByCode } from '@portal/catalog';
import { clearFaults, freshPage, injectFault, signInAs } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import { openProduct } from '../testing';
import { resetPlatformTrials } from './ReleaseNews';

beforeEach(async () => {
  await freshPage();
  resetPlatformTrials();
});
afterEach(clearFaults);

async function openExchange() {
  await openProduct(productByCode('exchange'), '/hoops/exchange/downloads/latest');
  await screen.findByRole('button', { name: 'Compare versions' });
}

const TOLD = /^trial of the HOOPS Native Platform$/;

// PAGE-32.
test('a download page tells of a running trial of a platform that covers the product', async () => {
  await signInAs('both');
  await openExchange();
  const link = await screen.findByRole('link', { name: TOLD });
  expect(link).toHaveAttribute('href', '/hoops/the-hoops-native-platform/trial');
  expect(link.parentElement).toHaveTextContent(/^In your trial of .* until \w{3} \d+, \d{4}$/);
});

// PAGE-32.
test('tells nothing while the trial cannot be looked up', async () => {
  await signInAs('both');
  await injectFault({ call: 'trialproduct', kind: 'status', status: 500 });
  const fetched = jest.spyOn(globalThis, 'fetch');
  await openExchange();
  const isTrialCall = ([input]: Parameters<typeof fetch>) =>
    (input instanceof Request ? input.url : String(input)).endsWith('/trialproduct');
  await waitFor(() => expect(fetched.mock.calls.filter(isTrialCall)).toHaveLength(2));
  await Promise.all(fetched.mock.results.map(({ value }) => value));
  expect(screen.queryByRole('link', { name: TOLD })).not.toBeInTheDocument();
  fetched.mockRestore();
});
