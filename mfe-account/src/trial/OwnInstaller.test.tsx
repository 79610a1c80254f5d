import { freshPage, signInAs } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../testing/account-page';
import { box, days } from '../testing/trial-page';

beforeEach(() => freshPage());
afterEach(() => jest.restoreAllMocks());

describe('a trial page', () => {
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
