import { screen, waitFor } from '@testing-library/react';
import {
  chooseLanguage,
  clickDownload,
  closedSections,
  closePortal,
  findCard,
  LICENSE_CHECK,
  licenseChecks,
  openPage,
  openPortal,
  openSection,
  user,
} from '../../testing/page';

afterEach(closePortal);

const path = '/platform-products/inventor_oem/downloads/latest';

const folder = 'packages/platform_products/inventor_oem/2026';
const question = (language: string) =>
  `${LICENSE_CHECK}?product=inventor_oem&version=2026&language=${language}`;

// OEM-9, LIMIT-2.
test('shows the SDK with its time limit, and the license patch', async () => {
  const { bodies, navigations, requests } = await openPortal('partner');
  await openPage(path, 'Inventor OEM 2026');
  expect(closedSections()).toEqual(['Inventor OEM SDK', 'Language Support Files', 'License Patch']);
  const sdk = await openSection('Inventor OEM SDK', 'Inventor_OEM_2026_SDK.exe');
  expect(screen.getByText(/^The SDK runs for 90 days until it is licensed\./)).toBeVisible();
  await clickDownload(sdk);
  await waitFor(() => expect(navigations.addresses).toHaveLength(1));
  await clickDownload(await openSection('License Patch', 'Inventor_OEM_2026_License_Patch.exe'));
  await waitFor(() => expect(navigations.addresses).toHaveLength(2));
  expect(bodies).toMatchObject([
    { object_key: `${folder}/Inventor_OEM_2026_SDK.exe` },
    { object_key: `${folder}/Inventor_OEM_2026_License_Patch.exe` },
  ]);
  expect(licenseChecks(requests)).toEqual([question('English'), question('English')]);
});

test('shows language support files with a dropdown', async () => {
  const { bodies, navigations, requests } = await openPortal('partner');
  await openPage(path, 'Inventor OEM 2026');
  await user.click(screen.getByRole('button', { name: 'Language Support Files' }));
  await screen.findByRole('combobox', { name: 'Select a Language' });
  await chooseLanguage('Japanese');
  await clickDownload(await findCard('Inventor_OEM_2026_Language_Pack_Japanese.exe'));
  await waitFor(() => expect(navigations.addresses).toHaveLength(1));
  expect(bodies).toMatchObject([{ object_key: `${folder}/Inventor_OEM_2026_Language_Pack_Japanese.exe` }]);
  expect(licenseChecks(requests)).toEqual([question('Japanese')]);
});

// OEM-3.
test('checks SDK and patch with the selected language', async () => {
  const { navigations, requests } = await openPortal('partner');
  await openPage(path, 'Inventor OEM 2026');
  await user.click(screen.getByRole('button', { name: 'Language Support Files' }));
  await screen.findByRole('combobox', { name: 'Select a Language' });
  await chooseLanguage('German');
  await clickDownload(await openSection('Inventor OEM SDK', 'Inventor_OEM_2026_SDK.exe'));
  await waitFor(() => expect(navigations.addresses).toHaveLength(1));
  await clickDownload(await openSection('License Patch', 'Inventor_OEM_2026_License_Patch.exe'));
  await waitFor(() => expect(navigations.addresses).toHaveLength(2));
  expect(licenseChecks(requests)).toEqual([question('German'), question('German')]);
});

// OLD-6.
test('has no older versions, neither a link nor a page', async () => {
  await openPortal();
  const page = await openPage('/platform-products/inventor_oem/downloads', 'About Inventor OEM');
  expect(page.path()).toBe('/platform-products/inventor_oem');
  expect(screen.queryByRole('link', { name: 'Older Versions' })).not.toBeInTheDocument();
});
