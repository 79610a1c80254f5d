import { recheckSession, resetSessionCheck, resetSessionStore } from '@portal/session';
import { signInAs } from '@portal/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DownloadAlert } from '../alerts/DownloadAlert';
import { resetAlerts, showAlert } from '../alerts/store';
import { PAGE, resetDownloadPage, showButton } from '../testing/download-page';
import { communicatorRequest } from '../testing/requests';
import CardStatus from '.';

const navigations = resetDownloadPage();
beforeEach(() => localStorage.clear());

const offer = () => screen.queryByRole('button', { name: 'Continue' });

function showCard(): void {
  showButton();
  render(<CardStatus id="status" request={communicatorRequest()} />);
}

async function askAsVisitor(): Promise<void> {
  showCard();
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  await screen.findByText('Please log in or sign up to download.');
}

/** Another page load: nothing in memory stays, and no component is told to leave. */
async function loadPageAgain(account?: string): Promise<void> {
  const kept = { ...localStorage };
  cleanup();
  resetAlerts();
  localStorage.clear();
  Object.assign(localStorage, kept);
  resetSessionStore();
  resetSessionCheck();
  if (account !== undefined) await signInAs(account);
  showCard();
  await act(recheckSession);
}

// ALERT-11.
test('after signing in, the card offers to continue that download, once', async () => {
  await askAsVisitor();
  await loadPageAgain('partner');
  const button = await screen.findByRole('button', { name: 'Continue' });
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleDescription('You are signed in. Your download can continue.');
  await userEvent.click(button);
  await waitFor(() => expect(navigations().addresses).toHaveLength(1));
  expect(offer()).not.toBeInTheDocument();
  await loadPageAgain();
  await screen.findByRole('button', { name: 'Download' });
  expect(offer()).not.toBeInTheDocument();
});

// The status loads when the page is idle; who leaves for the account service at once has not loaded it.
test('a download is remembered before the status of its card has loaded', async () => {
  showButton();
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  await screen.findByText('Please log in or sign up to download.');
  await loadPageAgain('partner');
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
});

test('the offer is made in place when another tab has signed in', async () => {
  await askAsVisitor();
  await act(() => signInAs('partner'));
  expect(await screen.findByRole('button', { name: 'Continue' })).not.toHaveFocus();
  expect(screen.queryByText('Please log in or sign up to download.')).not.toBeInTheDocument();
});

// ALERT-15.
test('signing in elsewhere closes the alerts that ask for it, and the card that waits offers to continue', async () => {
  showButton({ alertKey: 'other' });
  render(<DownloadAlert alertKey="license:communicator" />);
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  act(() => showAlert('license:communicator', { type: 'login' }));
  showCard();
  await userEvent.click(screen.getAllByRole('button', { name: 'Download' })[1] as HTMLElement);
  await waitFor(() => expect(screen.getAllByText(/^Please log in/)).toHaveLength(3));
  await act(() => signInAs('partner'));
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
  expect(screen.queryByText(/^Please log in/)).not.toBeInTheDocument();
});

test('closing the alert of another card keeps the download that waits', async () => {
  showButton({ alertKey: 'other' });
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  await screen.findByText('Please log in or sign up to download.');
  showCard();
  await userEvent.click(screen.getAllByRole('button', { name: 'Download' })[1] as HTMLElement);
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await loadPageAgain('partner');
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
});

test('leaving the page on the portal withdraws the offer', async () => {
  await askAsVisitor();
  visit('/start');
  act(resetAlerts);
  visit(PAGE);
  await loadPageAgain('partner');
  expect(offer()).not.toBeInTheDocument();
});

test('an offer made in place outlives the page load that follows signing in with the form', async () => {
  await askAsVisitor();
  await act(() => signInAs('partner'));
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
  await loadPageAgain();
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
});

test.each([
  ['the alert was closed', async () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  [
    'it was another page',
    async () => window.history.replaceState(null, '', '/hoops/exchange/downloads/latest'),
  ],
  [
    'half an hour has passed',
    async () => void jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 30 * 60_000),
  ],
  [
    'storage is denied',
    async () =>
      void jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      }),
  ],
])('nothing is offered when %s', async (_, happens) => {
  await askAsVisitor();
  expect(window.location.pathname).toBe(PAGE);
  await happens();
  await loadPageAgain('partner');
  expect(offer()).not.toBeInTheDocument();
  jest.restoreAllMocks();
});
