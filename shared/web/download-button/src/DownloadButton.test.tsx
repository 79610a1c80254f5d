import { deleteSession } from '@portal/api/core';
import { downloadAccess, productByCode } from '@portal/catalog';
import { getConfig, setConfig } from '@portal/config';
import { recheckSession, sessionStore } from '@portal/session';
import { clearFaults, injectFault, signInAs } from '@portal/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DownloadButton } from './DownloadButton';
import type { DownloadRequest } from './download/request';
import { button, clickButton, PAGE, resetDownloadPage, showButton, untilIdle } from './testing/download-page';
import { communicatorRequest } from './testing/requests';

const navigations = resetDownloadPage();

describe('a visitor', () => {
  // CALL-13, GATE-1, ALERT-1.
  test('is asked to sign in, with links that return to this card', async () => {
    showButton();
    await clickButton();
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Please log in or sign up to download.')).toBeVisible();
    const back = encodeURIComponent(window.location.href);
    expect(window.location.pathname).toBe(PAGE);
    expect(window.location.hash).toBe('#file-key-of-the-file');
    expect(within(alert).getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      `/services/account/signin?redirect_url=${back}`,
    );
    expect(within(alert).getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      `/services/account/signup?redirect_url=${back}`,
    );
    expect(navigations().addresses).toEqual([]);
  });

  // SES-10.
  test('who has signed in elsewhere since the page was opened can download', async () => {
    await signInAs('partner');
    await injectFault({ call: 'session', method: 'GET', kind: 'body', body: {}, times: 1 });
    await recheckSession();
    expect(sessionStore.getState().status).toBe('signed-out');
    showButton();
    await clickButton();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(navigations().addresses).toHaveLength(1);
    expect(sessionStore.getState()).toMatchObject({ status: 'signed-in' });
  });

  // A11Y-4.
  test('can close the alert', async () => {
    showButton();
    await clickButton();
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('who has left the page meanwhile gets no alert on the next page', async () => {
    await injectFault({ kind: 'latency', call: 'session', delayMs: 50 });
    showButton();
    await userEvent.click(button());
    visit('/hoops/exchange/downloads/latest');
    await untilIdle();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(window.location.hash).toBe('');
  });

  // ALERT-6.
  test('sees each file’s alert on its own', async () => {
    showButton({ alertKey: 'one' });
    showButton({ alertKey: 'two' });
    const [first] = screen.getAllByRole('button', { name: 'Download' });
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  });
});

// DL-7, A11Y-7.
test('a button is named "Download" and by its file; a label of its own is its name', () => {
  const request = communicatorRequest();
  render(
    <>
      <DownloadButton request={request} />
      <DownloadButton request={request} file="HOOPS.zip" />
      <DownloadButton request={request} file="List.zip" label="Command List" />
    </>,
  );
  const buttons = screen.getAllByRole('button');
  expect(buttons[0]).toHaveAccessibleName('Download');
  expect(buttons[1]).toHaveAccessibleName('Download HOOPS.zip');
  expect(buttons[1]).toHaveTextContent(/^Download$/);
  expect(buttons[2]).toHaveAccessibleName('Command List');
});

describe('a signed-in user', () => {
  beforeEach(() => signInAs('partner'));

  // ALERT-7.
  test('no longer sees the alert of an earlier click', async () => {
    await deleteSession();
    showButton();
    await clickButton(); // The link call responds with 401: the session ended elsewhere.
    expect(await screen.findByText('Please log in or sign up to download.')).toBeVisible();
    await act(() => signInAs('partner'));
    await clickButton();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(navigations().addresses).toHaveLength(1);
  });

  // DL-1.
  test('starts one download however often the button is clicked', async () => {
    showButton();
    // Faster than any response: no click waits for the previous one.
    for (let clicks = 0; clicks < 3; clicks += 1) fireEvent.click(button());
    expect(button()).toHaveAttribute('aria-busy', 'true');
    await untilIdle();
    expect(navigations().addresses).toHaveLength(1);
  });

  // DL-5, SES-16.
  test('counts as signed out when the session ended in another tab', async () => {
    await deleteSession();
    showButton();
    await clickButton();
    expect(await screen.findByText('Please log in or sign up to download.')).toBeVisible();
    expect(sessionStore.getState()).toEqual({ status: 'signed-out', reason: 'expired' });
  });
});

describe('a product that needs a license', () => {
  const gated: Partial<DownloadRequest> = {
    access: downloadAccess('releases', productByCode('realdwg')),
  };

  const supportLink = () => screen.getByRole('link', { name: /^Contact support/ });
  beforeEach(() => setConfig({ ...getConfig(), supportUrl: '/services/own-support' }));

  // CALL-5, GATE-2.
  test('downloads for a user with a license', async () => {
    await signInAs('partner');
    showButton(gated);
    await clickButton();
    expect(navigations().addresses).toHaveLength(1);
  });

  // ALERT-3, ALERT-5.
  test('shows the options to a user without a license', async () => {
    await signInAs('unlicensed');
    showButton(gated);
    await clickButton();
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('You do not currently license this product.')).toBeVisible();
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Contact support.* if you are already a customer\.$/),
      expect.stringMatching(/^Contact sales.* for a 60-day evaluation or licensing\.$/),
    ]);
    expect(supportLink()).toHaveAttribute('href', '/services/own-support');
    expect(navigations().addresses).toEqual([]);
  });

  // ALERT-4.
  test('shows a third option for HOOPS products', async () => {
    await signInAs('unlicensed');
    showButton({ access: { license: { product: 'realdwg' }, noLicenseAlert: 'nolicensehoops' } });
    await clickButton();
    const options = within(await screen.findByRole('alert')).getAllByRole('listitem');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Contact support.* if you are already a customer\.$/),
      expect.stringMatching(/^Get a 60-day evaluation.*\.$/),
      expect.stringMatching(/^Contact sales.* to license this product\.$/),
    ]);
    expect(supportLink()).toHaveAttribute('href', '/services/own-support');
    expect(screen.getByRole('link', { name: /60-day evaluation/ })).toHaveAttribute('href', '/places/manage');
  });

  // GATE-3.
  test.each([
    ['an error answer', { kind: 'status', status: 500 }],
    ['a lost connection', { kind: 'abort' }],
    ['a response of another shape', { kind: 'body', body: { wrong: true } }],
  ])('says that the license check failed on %s, does not download, and can be repeated', async (_, fault) => {
    await signInAs('partner');
    await injectFault({ call: 'getuserlicense', ...fault });
    showButton(gated);
    await clickButton();
    expect(await screen.findByText('You do not currently license this product.')).toBeVisible();
    expect(screen.getByText(/license check could not be completed.*repeat/i)).toBeVisible();
    expect(navigations().addresses).toEqual([]);
    await clearFaults();
    await clickButton();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(navigations().addresses).toHaveLength(1);
  });

  test('checks the license of OEM products with version and language', async () => {
    await signInAs('oem');
    const access = (language: string) =>
      downloadAccess('releases', productByCode('autocad_oem'), { version: '2026', language });
    showButton({ access: access('english') });
    await clickButton();
    expect(navigations().addresses).toHaveLength(1);
    showButton({ access: access('german'), alertKey: 'german' });
    await userEvent.click(screen.getAllByRole('button', { name: 'Download' })[1] as HTMLElement);
    expect(await screen.findByText('You do not currently license this product.')).toBeVisible();
    expect(navigations().addresses).toHaveLength(1);
  });
});
