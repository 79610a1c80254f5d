import { deleteSession } from '@portal/api/core';
import { downloadAccess, productByCode } from '@portal/catalog';
import { getConfig, setConfig } from '@portal/config';
import { recheckSession, sessionStore } from '@portal/session';
import { freshPage, injectFault, signInAs } from '@portal/testing';
import { toastStore } from '@portal/toasts';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DownloadAlert } from './alerts/DownloadAlert';
import { resetAlerts } from './alerts/store';
import { DownloadButton } from './DownloadButton';
import type { DownloadRequest } from './download/request';
import { type InterceptedNavigations, interceptNavigations } from './testing/intercepted-navigations';
import { communicatorRequest } from './testing/requests';
import { resetTracker } from './testing/tracker';

const PAGE = '/hoops/communicator/downloads/latest';
const KEY = 'packages/communicator/2026.3.0/HOOPS_Communicator_2026.3.0_Linux.tar.gz';

let navigations: InterceptedNavigations;

beforeEach(async () => {
  await freshPage(PAGE);
  resetAlerts();
  resetTracker();
  navigations = interceptNavigations();
});
afterEach(() => navigations.stop());

function show(override: Partial<DownloadRequest> = {}) {
  const request = communicatorRequest(override);
  render(
    <>
      <DownloadButton request={request} />
      <DownloadAlert alertKey={request.alertKey} />
    </>,
  );
}

const button = () => screen.getByRole('button', { name: 'Download' });
const isIdle = () => expect(button()).not.toHaveAttribute('aria-busy');
const click = async () => {
  await userEvent.click(button());
  await waitFor(isIdle);
};

describe('a visitor', () => {
  // CALL-13, GATE-1, ALERT-1.
  test('is asked to sign in, with links that return to this card', async () => {
    show();
    await click();
    const alert = screen.getByRole('alert');
    expect(within(alert).getByText('Please log in or sign up to download.')).toBeVisible();
    const back = encodeURIComponent(window.location.href);
    expect(window.location.pathname).toBe(PAGE);
    expect(window.location.hash).toBe('#file-key-of-the-file');
    expect(within(alert).getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      `/services/account/signin?redirect_url=${back}`,
    );
    expect(within(alert).getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      `/services/account/signup?redirect_url=${back}`,
    );
    expect(navigations.addresses).toEqual([]);
  });

  // SES-10.
  test('who has signed in elsewhere since the page was opened can download', async () => {
    await signInAs('partner');
    await injectFault({ call: 'session', method: 'GET', kind: 'body', body: {}, times: 1 });
    await recheckSession();
    expect(sessionStore.getState().status).toBe('signed-out');
    show();
    await click();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(navigations.addresses).toHaveLength(1);
    expect(sessionStore.getState()).toMatchObject({ status: 'signed-in' });
  });

  // A11Y-4.
  test('can close the alert', async () => {
    show();
    await click();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('who has left the page meanwhile gets no alert on the next page', async () => {
    await injectFault({ kind: 'latency', call: 'session', delayMs: 50 });
    show();
    await userEvent.click(button());
    visit('/hoops/exchange/downloads/latest');
    await waitFor(isIdle);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(window.location.hash).toBe('');
  });

  // ALERT-6.
  test('sees each file’s alert on its own', async () => {
    show({ alertKey: 'one' });
    show({ alertKey: 'two' });
    const [first] = screen.getAllByRole('button', { name: 'Download' });
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  });
});

describe('a signed-in user', () => {
  beforeEach(() => signInAs('partner'));

  // DL-2.
  test('is navigated to a URL that delivers the package', async () => {
    show();
    await click();
    expect(navigations.addresses).toHaveLength(1);
    const address = new URL(navigations.addresses[0] ?? '');
    expect(address.origin).toBe(window.location.origin);
    expect((await fetch(address)).headers.get('content-disposition')).toContain(
      'HOOPS_Communicator_2026.3.0_Linux.tar.gz',
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  // ALERT-7.
  test('no longer sees the alert of an earlier click', async () => {
    await deleteSession();
    show();
    await click(); // The link call responds with 401: the session ended elsewhere.
    expect(screen.getByText('Please log in or sign up to download.')).toBeVisible();
    await signInAs('partner');
    await click();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(navigations.addresses).toHaveLength(1);
  });

  // DL-1.
  test('starts one download however often the button is clicked', async () => {
    show();
    // Faster than any response: no click waits for the previous one.
    for (let clicks = 0; clicks < 3; clicks += 1) fireEvent.click(button());
    expect(button()).toHaveAttribute('aria-busy', 'true');
    await waitFor(isIdle);
    expect(navigations.addresses).toHaveLength(1);
  });

  // DL-2, TRK-3.
  test('is navigated to a raw link without a link call', async () => {
    await injectFault({ kind: 'status', call: 'getpackageinstaller', status: 500 });
    show({ target: { kind: 'raw', url: 'https://store.example/viewer' } });
    await click();
    expect(navigations.addresses).toEqual(['https://store.example/viewer']);
    await waitFor(() => expect(window._hsq).toHaveLength(2));
    expect(window._hsq).toMatchObject([
      ['identify', { email: 'partner@fabrikam.example' }],
      [
        'trackCustomBehavioralEvent',
        {
          name: getConfig().tracking.eventId,
          properties: {
            product_name: 'HOOPS Communicator',
            product_version: '2026.3.0',
            platform: 'linux',
            page_url: `${window.location.origin}${PAGE}`,
          },
        },
      ],
    ]);
  });

  test('is never navigated to a raw link that is not an http(s) URL', async () => {
    show({ target: { kind: 'raw', url: 'javascript:alert(1)' } });
    await click();
    expect(navigations.addresses).toEqual([]);
    expect(toastStore.getState().toasts).toMatchObject([{ kind: 'error', header: 'Download failed' }]);
  });

  // DL-3.
  test('gets installers from their own bucket', async () => {
    show({
      target: {
        kind: 'installer',
        objectKey: 'releases/2024.6.0/HOOPS_Web_Platform_2024.6.0_Linux.tar.gz',
      },
    });
    await click();
    expect(navigations.addresses[0]).toContain('/portal-installers/releases/2024.6.0/');
  });

  test('gets a target that is resolved after the click', async () => {
    const { target, facts } = communicatorRequest();
    const resolve = async () => ({ target: { kind: 'file', objectKey: KEY } as const, facts });
    expect(target.kind).toBe('file');
    show({ target: { kind: 'resolve', resolve } });
    await click();
    expect(navigations.addresses[0]).toContain(KEY);
  });

  test('sees why a link call failed, and nothing is tracked or retried', async () => {
    await injectFault({ kind: 'status', call: 'getpackageinstaller', status: 503, times: 1 });
    show();
    await click();
    expect(toastStore.getState().toasts).toMatchObject([
      { kind: 'error', header: 'Download failed', body: 'The server answered with an error (503).' },
    ]);
    expect(navigations.addresses).toEqual([]);
    expect(window._hsq).toBeUndefined();
  });

  // CALL-16.
  test('is not navigated to an origin that is not allowed for downloads', async () => {
    await injectFault({
      kind: 'body',
      call: 'getpackageinstaller',
      body: { download_url: 'https://evil.example/package.zip' },
    });
    show();
    await click();
    expect(navigations.addresses).toEqual([]);
    expect(toastStore.getState().toasts).toMatchObject([
      { kind: 'error', body: 'Downloads from https://evil.example are not allowed.' },
    ]);
  });

  // CALL-16.
  test('is sent to another origin that the configuration allows, and to no other port or scheme of it', async () => {
    setConfig({ ...getConfig(), allowedDownloadOrigins: ['https://files.example'] });
    const follow = async (download_url: string) => {
      await injectFault({ kind: 'body', call: 'getpackageinstaller', body: { download_url }, times: 1 });
      await click();
    };
    show();
    await follow('https://files.example/package.zip?signature=1');
    await follow('https://files.example:8443/package.zip');
    await follow('http://files.example/package.zip');
    expect(navigations.addresses).toEqual(['https://files.example/package.zip?signature=1']);
    expect(toastStore.getState().toasts).toMatchObject([
      { kind: 'error', body: 'Downloads from https://files.example:8443 are not allowed.' },
      { kind: 'error', body: 'Downloads from http://files.example are not allowed.' },
    ]);
  });

  // DL-5, SES-16.
  test('counts as signed out when the session ended in another tab', async () => {
    await deleteSession();
    show();
    await click();
    expect(screen.getByText('Please log in or sign up to download.')).toBeVisible();
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
    show(gated);
    await click();
    expect(navigations.addresses).toHaveLength(1);
  });

  // ALERT-3, ALERT-5.
  test('shows the options to a user without a license', async () => {
    await signInAs('unlicensed');
    show(gated);
    await click();
    const alert = screen.getByRole('alert');
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
    expect(navigations.addresses).toEqual([]);
  });

  // ALERT-4.
  test('shows a third option for HOOPS products', async () => {
    await signInAs('unlicensed');
    show({ access: { license: { product: 'realdwg' }, noLicenseAlert: 'nolicensehoops' } });
    await click();
    const options = within(screen.getByRole('alert')).getAllByRole('listitem');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Contact support.* if you are already a customer\.$/),
      expect.stringMatching(/^Get a 60-day evaluation.*\.$/),
      expect.stringMatching(/^Contact sales.* to license this product\.$/),
    ]);
    expect(supportLink()).toHaveAttribute('href', '/services/own-support');
    expect(screen.getByRole('link', { name: /60-day evaluation/ })).toHaveAttribute('href', '/places/manage');
  });

  // GATE-3.
  test('says that the license check failed, and does not download', async () => {
    await signInAs('partner');
    await injectFault({ kind: 'body', call: 'getuserlicense', body: { wrong: true } });
    show(gated);
    await click();
    expect(screen.getByText('You do not currently license this product.')).toBeVisible();
    expect(screen.getByText(/license check could not be completed/i)).toBeVisible();
    expect(navigations.addresses).toEqual([]);
  });

  test('checks the license of OEM products with version and language', async () => {
    await signInAs('oem');
    const access = (language: string) =>
      downloadAccess('releases', productByCode('autocad_oem'), { version: '2026', language });
    show({ access: access('english') });
    await click();
    expect(navigations.addresses).toHaveLength(1);
    show({ access: access('german'), alertKey: 'german' });
    await userEvent.click(screen.getAllByRole('button', { name: 'Download' })[1] as HTMLElement);
    expect(await screen.findByText('You do not currently license this product.')).toBeVisible();
    expect(navigations.addresses).toHaveLength(1);
  });
});
