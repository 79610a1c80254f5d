import { productByCode } from '@portal/catalog';
import { freshPage, injectFault, signInAs } from '@portal/testing';
import { countFaultHits } from '@portal/testing/faults';
import { createMemoryRouter } from '@portal/ui/create-router';
import { RouterProvider } from '@portal/ui/router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DownloadAlert } from '../alerts/DownloadAlert';
import { alertStore, licenseAlertKey, resetAlerts } from '../alerts/store';
import { ViewMyLicense } from './ViewMyLicense';

beforeEach(async () => {
  await freshPage('/hoops/visualize/3df/lts/download');
  resetAlerts();
});

const product = productByCode('3df');

function show() {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          <ViewMyLicense product={product} />
          <DownloadAlert alertKey={licenseAlertKey(product)} />
        </>
      ),
    },
    { path: '/license_generator', element: <h1>Licenses</h1> },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

const button = () => screen.getByRole('button', { name: 'View my License' });

// ALERT-2, GATE-5.
test('asks a signed-out visitor to log in', async () => {
  show();
  await userEvent.click(button());
  expect(await screen.findByText('Please log in.')).toBeVisible();
  // WORD-1.
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    expect.stringContaining('/signin?redirect_url='),
  );
  expect(screen.queryByRole('link', { name: 'Create an account' })).not.toBeInTheDocument();
});

test('shows that the license is missing', async () => {
  await signInAs('unlicensed');
  show();
  await userEvent.click(button());
  expect(await screen.findByText('You do not currently license this product.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('shows that the license check failed', async () => {
  await signInAs('partner');
  await injectFault({ kind: 'body', call: 'getuserlicense', body: 'nonsense' });
  show();
  await userEvent.click(button());
  expect(await screen.findByText(/license check could not be completed/i)).toBeVisible();
});

// GATE-4.
test('navigates to the license page and ignores clicks while it is busy', async () => {
  await signInAs('partner');
  await injectFault({ kind: 'latency', call: 'getuserlicense', delayMs: 50 });
  show();
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Licenses' })).toBeVisible());
  expect(await countFaultHits()).toBe(1);
});

// GATE-4.
test.each(['partner', 'unlicensed'])(
  'a check that ends after %s has left the page neither navigates nor alerts',
  async (account) => {
    await signInAs(account);
    await injectFault({ kind: 'latency', call: 'getuserlicense', delayMs: 50 });
    const router = show();
    await userEvent.click(button());
    visit('/hoops/visualize/3df/lts/older-versions');
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
    expect(await countFaultHits()).toBe(1);
    expect(alertStore.getState()).toEqual({});
    expect(router.state.navigation.state).toBe('idle');
    expect(router.state.location.pathname).toBe('/');
  },
);
