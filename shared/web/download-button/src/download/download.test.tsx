import { getConfig, setConfig } from '@portal/config';
import { injectFault, recordReports, signInAs } from '@portal/testing';
import { toastStore } from '@portal/ui/toasts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, clickButton, PAGE, resetDownloadPage, showButton } from '../testing/download-page';
import { forbidFrame, loadDocument } from '../testing/intercepted-navigations';
import { communicatorRequest } from '../testing/requests';
import { trackedDownloads } from '../testing/tracker';

const KEY = 'packages/communicator/2026.3.0/HOOPS_Communicator_2026.3.0_Linux.tar.gz';

const navigations = resetDownloadPage();
afterEach(() => jest.restoreAllMocks());

describe('a signed-in user', () => {
  beforeEach(() => signInAs('partner'));

  // DL-2.
  test('is navigated to a URL that delivers the package', async () => {
    showButton();
    await clickButton();
    expect(navigations().addresses).toHaveLength(1);
    const address = new URL(navigations().addresses[0] ?? '');
    expect(address.origin).toBe(window.location.origin);
    expect((await fetch(address)).headers.get('content-disposition')).toContain(
      'HOOPS_Communicator_2026.3.0_Linux.tar.gz',
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  // DL-2, TRK-3.
  test('is navigated to a raw link without a link call', async () => {
    await injectFault({ kind: 'status', call: 'getpackageinstaller', status: 500 });
    showButton({ target: { kind: 'raw', url: 'https://store.example/viewer' } });
    await clickButton();
    expect(navigations().addresses).toEqual(['https://store.example/viewer']);
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
    showButton({ target: { kind: 'raw', url: 'javascript:alert(1)' } });
    await clickButton();
    expect(navigations().addresses).toEqual([]);
    expect(toastStore.getState().toasts).toMatchObject([{ kind: 'error', header: 'Download failed' }]);
  });

  // DL-3.
  test('gets installers from their own bucket', async () => {
    showButton({
      target: {
        kind: 'installer',
        objectKey: 'releases/2024.6.0/HOOPS_Web_Platform_2024.6.0_Linux.tar.gz',
      },
    });
    await clickButton();
    expect(navigations().addresses[0]).toContain('/portal-installers/releases/2024.6.0/');
  });

  test('gets a target that is resolved after the click', async () => {
    const { target, facts } = communicatorRequest();
    const resolve = async () => ({ target: { kind: 'file', objectKey: KEY } as const, facts });
    expect(target.kind).toBe('file');
    showButton({ target: { kind: 'resolve', resolve } });
    await clickButton();
    expect(navigations().addresses[0]).toContain(KEY);
  });

  // TRK-1.
  test('who leaves the page meanwhile has downloaded from the page of the click', async () => {
    await injectFault({ kind: 'latency', call: 'getpackageinstaller', delayMs: 50 });
    showButton();
    await userEvent.click(button());
    visit('/hoops/exchange/downloads/latest');
    expect(await trackedDownloads(1)).toMatchObject([{ page_url: `${window.location.origin}${PAGE}` }]);
  });

  test('sees why a link call failed, and nothing is tracked or retried', async () => {
    const reports = recordReports();
    await injectFault({ kind: 'status', call: 'getpackageinstaller', status: 503, times: 1 });
    showButton();
    await clickButton();
    expect(toastStore.getState().toasts).toMatchObject([
      { kind: 'error', header: 'Download failed', body: 'The server answered with an error (503).' },
    ]);
    expect(navigations().addresses).toEqual([]);
    // What is tracked waits for who the user is; the tracker's script does not.
    expect(document.querySelector('script[data-portal-tracker]')).toBeNull();
    expect(reports).toHaveLength(1);
  });

  // CALL-16.
  test('is not navigated to an origin that is not allowed for downloads', async () => {
    const reports = recordReports();
    await injectFault({
      kind: 'body',
      call: 'getpackageinstaller',
      body: { download_url: 'https://evil.example/package.zip' },
    });
    showButton();
    await clickButton();
    expect(navigations().addresses).toEqual([]);
    expect(toastStore.getState().toasts).toMatchObject([
      { kind: 'error', body: 'Downloads from https://evil.example are not allowed.' },
    ]);
    expect(reports).toHaveLength(1);
  });

  // CALL-16.
  test('is sent to another origin that the configuration allows, and to no other port or scheme of it', async () => {
    const reports = recordReports();
    setConfig({ ...getConfig(), allowedDownloadOrigins: ['https://files.example'] });
    const follow = async (download_url: string) => {
      await injectFault({ kind: 'body', call: 'getpackageinstaller', body: { download_url }, times: 1 });
      await clickButton();
    };
    showButton();
    await follow('https://files.example/package.zip?signature=1');
    await follow('https://files.example:8443/package.zip');
    await follow('http://files.example/package.zip');
    expect(navigations().addresses).toEqual(['https://files.example/package.zip?signature=1']);
    expect(toastStore.getState().toasts).toMatchObject([
      { kind: 'error', body: 'Downloads from https://files.example:8443 are not allowed.' },
      { kind: 'error', body: 'Downloads from http://files.example are not allowed.' },
    ]);
    expect(reports).toHaveLength(2);
  });

  // DL-9.
  test('sees to which origin the service has redirected, if that is not allowed', async () => {
    const reports = recordReports();
    showButton();
    await clickButton();
    forbidFrame('https://elsewhere.example');
    await loadDocument();
    await waitFor(() =>
      expect(toastStore.getState().toasts).toMatchObject([
        { kind: 'error', body: 'Downloads from https://elsewhere.example are not allowed.' },
      ]),
    );
    expect(navigations().addresses).toHaveLength(1);
    expect(reports).toHaveLength(1);
  });
});
