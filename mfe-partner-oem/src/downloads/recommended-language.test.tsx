import { showEverythingOnScreen, signInAs } from '@portal/remote-tools/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { closePortal, openPage, openPortal, user } from '../testing/page';

afterEach(closePortal);

// REC-4, REC-5, ALERT-11.
test('the offer to continue stays when a license recommends the file in another language', async () => {
  const hideEverything = showEverythingOnScreen();
  await openPortal(undefined, { idle: true });
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Windows NT 10.0; Win64; x64)');
  await openPage('/platform-products/autocad_oem/downloads/latest', 'AutoCAD OEM 2026');
  const region = within(await screen.findByRole('region', { name: 'Recommended download' }));
  await user.click(await region.findByRole('button', { name: 'Download AutoCAD_OEM_2026_German.exe' }));
  await region.findByText('Please log in or sign up to download.');

  await act(() => signInAs('oem'));
  expect(await screen.findByRole('option', { name: 'English · Licensed' })).toBeInTheDocument();
  expect(region.getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(region.getByRole('button', { name: 'Download AutoCAD_OEM_2026_German.exe' })).toBeVisible();

  await user.click(region.getByRole('button', { name: 'Close' }));
  await waitFor(() =>
    expect(region.getByRole('button', { name: 'Download AutoCAD_OEM_2026_English.exe' })).toBeVisible(),
  );
  hideEverything();
});
