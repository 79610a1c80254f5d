import { freshPage, injectFault, recordReports, signInAs } from '@portal/remote-tools/testing';
import { recheckSession, sessionStore, signOut } from '@portal/sdk/session';
import { act, screen } from '@testing-library/react';
import { openPage, signInElsewhere } from '../testing/account-page';
import { PATH, rows, toasts } from '../testing/licenses-page';

beforeEach(() => freshPage(PATH));

test('a session that ended elsewhere leads to the landing page', async () => {
  const reports = recordReports();
  await signInAs('partner');
  await injectFault({ call: 'getalllicenses', kind: 'status', status: 401 });
  openPage(PATH);
  await screen.findByText('The landing page');
  expect(toasts()).toEqual(['log in: Your session has ended. Please sign in again.']);
  expect(reports).toEqual([]);
  expect(sessionStore.getState()).toEqual({ status: 'signed-out', reason: 'expired' });
});

describe('a session that ends while licenses are shown', () => {
  test('removes them and shows the reason', async () => {
    await signInAs('partner');
    openPage(PATH);
    await rows();
    await injectFault({ call: 'session', kind: 'status', status: 401 });
    await act(recheckSession);
    await screen.findByText('The landing page');
    expect(toasts()).toEqual(['log in: Your session has ended. Please sign in again.']);
  });

  test('removes them and stays on the page when another user signs in', async () => {
    await signInAs('partner');
    const page = openPage(PATH);
    await rows();
    await signInElsewhere('both@initech.example', 'both');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(page.path()).toBe(PATH);
    expect(toasts()).toEqual([]);
  });

  test('removes them without a toast when the user signs out', async () => {
    await signInAs('partner');
    openPage(PATH);
    await rows();
    await act(signOut);
    await screen.findByText('The landing page');
    expect(toasts()).toEqual([]);
  });
});
