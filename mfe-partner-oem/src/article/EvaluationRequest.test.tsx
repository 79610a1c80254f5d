import { formatDay } from '@portal/catalog';
import { clearFaults, injectFault } from '@portal/remote-tools/testing';
import { signIn } from '@portal/sdk/api/core';
import { checkSession, confirmSession, recheckSession } from '@portal/sdk/session';
import { act, cleanup, screen } from '@testing-library/react';
import { closePortal, openPage, openPortal, user } from '../testing/page';

afterEach(async () => {
  closePortal();
  await clearFaults();
});

const PATH = '/toolkits/realdwg';
const TITLE = 'About RealDWG';
const SENT = 'Your request is with sales.';
const EMAIL = 'new@start.example';

const requestButton = () => screen.findByRole('button', { name: 'Request an evaluation license' });

async function sendRequest(): Promise<void> {
  await openPortal('new');
  await openPage(PATH, TITLE);
  await user.click(await requestButton());
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(screen.getByText(EMAIL, { exact: false })).toBeVisible();
}

// SES-10.
test('sends the request of a visitor who has signed in elsewhere since the page load', async () => {
  const { requests } = await openPortal();
  await openPage(PATH, TITLE);
  await act(checkSession);
  await signIn({ email: EMAIL, password: 'welcome' });
  await user.click(await requestButton());
  // Announced. A11Y-4. No other alert asks to log in.
  expect(await screen.findByRole('alert')).toHaveTextContent(SENT);
  expect(requests).toContain('POST /services/account/getproductlicense');
});

test('sends one request, however often the button is pressed before the page reacts', async () => {
  const { requests } = await openPortal('new');
  await openPage(PATH, TITLE);
  const button = await requestButton();
  act(() => {
    button.click();
    button.click();
  });
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(requests.filter((request) => request.endsWith('/getproductlicense'))).toHaveLength(1);
});

// A11Y-8.
test('keeps the focus in the card when the button goes with its request, and the failure with its "Close"', async () => {
  await openPortal('new');
  await openPage(PATH, TITLE);
  await injectFault({ call: 'getproductlicense', kind: 'status', status: 503 });
  await user.click(await requestButton());
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect((await requestButton()).closest('[tabindex]')).toHaveFocus();
  await clearFaults();
  await user.click(await requestButton());
  expect((await screen.findByText(SENT)).closest('[tabindex]')).toHaveFocus();
});

test('asks a visitor to log in only on the page of the click', async () => {
  await openPortal();
  await openPage(PATH, TITLE);
  await user.click(await requestButton());
  cleanup();
  await act(confirmSession);
  await openPage(PATH, TITLE);
  expect(await requestButton()).toBeVisible();
  expect(screen.queryByText('Please log in.')).not.toBeInTheDocument();
  await user.click(await requestButton());
  expect(await screen.findByText('Please log in.')).toBeVisible();
});

// SES-19.
test.each([
  ['is signed out elsewhere', () => injectFault({ call: 'session', kind: 'status', status: 401 })],
  ['is replaced elsewhere', () => signIn({ email: 'partner@fabrikam.example', password: 'partner' })],
])('removes the email address of a user whose session %s', async (_, change) => {
  await sendRequest();
  await change();
  await act(recheckSession);
  expect(await requestButton()).toBeVisible();
  expect(screen.queryByText(EMAIL, { exact: false })).not.toBeInTheDocument();
  expect(screen.queryByText(SENT)).not.toBeInTheDocument();
});

// ALERT-12.
test('a request is remembered on this machine, for its user', async () => {
  await sendRequest();
  cleanup();
  await openPage(PATH, TITLE);
  expect((await screen.findByText(formatDay(new Date()))).parentElement).toHaveTextContent(/^Requested on /);
  expect(screen.queryByText(SENT)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Request again' }));
  expect(await screen.findByText(SENT)).toBeVisible();

  cleanup();
  await act(async () => signIn({ email: 'partner@fabrikam.example', password: 'partner' }));
  await act(recheckSession);
  await openPage(PATH, TITLE);
  expect(await requestButton()).toBeVisible();
  expect(screen.queryByText(/^Requested on/)).not.toBeInTheDocument();
});
