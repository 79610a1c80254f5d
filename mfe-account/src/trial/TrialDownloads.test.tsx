import { freshPage, resetTracker, signInAs, trackedDownloads } from '@portal/remote-tools/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, recordBodies } from '../testing/account-page';
import { box, days, openAsVisitor } from '../testing/trial-page';

beforeEach(() => freshPage());
afterEach(() => jest.restoreAllMocks());

describe('a trial page', () => {
  // TRI-7.
  test('offers the installers of a platform to signed-in users', async () => {
    await openAsVisitor('/hoops/the-hoops-web-platform/trial');
    const installers = within(screen.getByRole('region', { name: 'Installers' }));
    const cards = installers.getAllByRole('group');
    expect(cards).toHaveLength(3);
    const [windows] = cards;
    if (windows === undefined) throw new Error('There is no card');
    expect(within(windows).getByText('Windows')).toBeVisible();
    await userEvent.click(within(windows).getByRole('button', { name: /^Download / }));
    expect(await within(windows).findByText('Please log in or sign up to download.')).toBeVisible();
  });

  // TRI-7, TRK-4.
  test('downloads an installer with the installer call, and tracks it', async () => {
    resetTracker();
    const bodies = recordBodies();
    await signInAs('evaluator');
    openPage('/hoops/the-hoops-native-platform/trial');
    await screen.findByRole('button', { name: 'Start my 60-day trial' });
    const installers = within(screen.getByRole('region', { name: 'Installers' }));
    const left = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const linux = installers.getByRole('group', { name: 'HOOPS_Native_Platform_2024.6.0_Linux.tar.gz' });
    await userEvent.click(within(linux).getByRole('button', { name: /^Download / }));
    await waitFor(() => expect(left).toHaveBeenCalled());
    expect(bodies).toContain(
      JSON.stringify({
        bucket_name: 'portal-installers',
        object_key: 'releases/2024.6.0/HOOPS_Native_Platform_2024.6.0_Linux.tar.gz',
        region: 'us-west-1',
      }),
    );
    expect(await trackedDownloads(1)).toEqual([
      expect.objectContaining({
        product_name: 'HOOPS Native Platform',
        product_version: '2024.6.0',
        platform: 'linux',
      }),
    ]);
  });

  test('offers the desktop demo viewer as a download', async () => {
    await openAsVisitor('/hoops/exchange/trial');
    await userEvent.click(screen.getByRole('button', { name: 'Download Demo Viewer' }));
    expect(await screen.findByText('Please log in or sign up to download.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Launch Demo Viewer' })).not.toBeInTheDocument();
  });

  // ALERT-7.
  test('closes its alerts when the visitor leaves the page', async () => {
    await openAsVisitor('/hoops/exchange/trial');
    await userEvent.click(screen.getByRole('button', { name: 'Download Demo Viewer' }));
    await screen.findByText('Please log in or sign up to download.');
    cleanup();
    await openAsVisitor('/hoops/exchange/trial');
    expect(screen.getByRole('button', { name: 'Download Demo Viewer' })).toBeVisible();
    expect(screen.queryByText('Please log in or sign up to download.')).not.toBeInTheDocument();
  });

  // TRI-10, TRI-11.
  test.each([
    ['Windows NT 10.0; Win64; x64', 'Windows', 'HOOPS_Web_Platform_2024.6.0_Windows.exe'],
    ['X11; Linux x86_64', 'Linux', 'HOOPS_Web_Platform_2024.6.0_Linux.tar.gz'],
    ['Macintosh; Intel Mac OS X 10_15_7', 'macOS', 'HOOPS_Web_Platform_2024.6.0_macOS.dmg'],
  ])('shows the installer for the visitor’s system beside the key: %s', async (system, os, file) => {
    jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${system})`);
    await signInAs('new');
    openPage('/hoops/the-hoops-web-platform/trial');
    await userEvent.click(await screen.findByRole('button', { name: 'Start my 60-day trial' }));
    await screen.findByText(/^Your trial runs until/);
    const installer = within(box()).getByRole('group', { name: `Installer for ${os}` });
    expect(within(installer).getByText(file)).toBeVisible();
    expect(within(installer).getByRole('button', { name: /^Download/ })).toBeVisible();
    expect(box()).toHaveFocus();
  });

  // TRI-10.
  test('shows no installer beside the key on a system without one', async () => {
    jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14)');
    await signInAs('evaluator');
    openPage('/hoops/the-hoops-web-platform/trial');
    await days(5);
    expect(within(box()).queryByRole('group')).not.toBeInTheDocument();
  });
});
