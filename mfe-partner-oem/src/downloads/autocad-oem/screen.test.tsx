import { clearFaults, injectFault } from '@portal/remote-tools/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  chooseLanguage,
  clickDownload,
  closePortal,
  findCard,
  LICENSE_CHECK,
  licenseChecks,
  openPage,
  openPortal,
  openSection,
  user,
} from '../../testing/page';

afterEach(async () => {
  closePortal();
  await clearFaults();
});

const path = '/platform-products/autocad_oem/downloads/latest';

// OEM-1.
test('shows the loading state until all data is loaded', async () => {
  await openPortal();
  await injectFault({ call: 'content:ifc-product/ifc_writer', kind: 'latency', delayMs: 200 });
  const page = openPage(path, 'AutoCAD OEM 2026');
  expect(await screen.findByRole('heading', { level: 1, name: 'AutoCAD OEM' })).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  await page;
  expect(screen.getByRole('button', { name: 'IFC Writer' })).toBeVisible();
});

// OEM-2.
test('shows files and updates of a language, and checks the license with version and language', async () => {
  const { bodies, navigations, requests } = await openPortal('partner');
  await openPage(path, 'AutoCAD OEM 2026');
  await chooseLanguage('German');
  await clickDownload(await findCard('AutoCAD_OEM_2026_German.exe'));
  await waitFor(() => expect(navigations.addresses).toHaveLength(1));
  await clickDownload(await findCard('AutoCAD_OEM_2026.1.1_German_Update.msp'));
  await waitFor(() => expect(navigations.addresses).toHaveLength(2));
  const question = `${LICENSE_CHECK}?product=autocad_oem&version=2026&language=German`;
  expect(licenseChecks(requests)).toEqual([question, question]);
  const folder = 'packages/platform_products/autocad_oem';
  expect(bodies).toMatchObject([
    { object_key: `${folder}/prod/2026/German/AutoCAD_OEM_2026_German.exe` },
    { object_key: `${folder}/updates/2026.1.1/German/AutoCAD_OEM_2026.1.1_German_Update.msp` },
  ]);
  await chooseLanguage('Korean');
  expect(await findCard('AutoCAD_OEM_2026_Korean.exe')).toBeVisible();
  expect(screen.queryByText('AutoCAD_OEM_2026_German.exe')).not.toBeInTheDocument();
});

// OEM-3.
test('rejects a license for English when German is selected', async () => {
  const { navigations } = await openPortal('oem');
  await openPage(path, 'AutoCAD OEM 2026');
  await chooseLanguage('German');
  const german = await findCard('AutoCAD_OEM_2026_German.exe');
  await clickDownload(german);
  expect(await within(german).findByRole('alert')).toHaveTextContent('You do not currently license');
  await chooseLanguage('English');
  const english = await findCard('AutoCAD_OEM_2026_English.exe');
  await clickDownload(english);
  await waitFor(() => expect(navigations.addresses).toHaveLength(1));
  expect(within(english).queryByRole('alert')).not.toBeInTheDocument();
});

// OEM-4.
test('shows files for all languages: production, updates, VBA overlay, trial', async () => {
  const { bodies, navigations, requests } = await openPortal('partner');
  await openPage(path, 'AutoCAD OEM 2026');
  await clickDownload(
    await openSection('Production Files for All Languages', 'ObjectARX_for_AutoCAD_OEM_2026.zip'),
  );
  await waitFor(() => expect(navigations.addresses).toHaveLength(1));
  await clickDownload(await openSection('Update 2026.1 for All Languages', 'AutoCAD_OEM_2026.1_Update.msp'));
  await waitFor(() => expect(navigations.addresses).toHaveLength(2));
  await clickDownload(await openSection('VBA Overlay', 'AutoCAD_OEM_2026_VBA_Overlay.exe'));
  await waitFor(() => expect(navigations.addresses).toHaveLength(3));
  await clickDownload(await openSection('Trial Downloads', 'AutoCAD_OEM_2026_Trial_English.exe'));
  await waitFor(() => expect(navigations.addresses).toHaveLength(4));
  const folder = 'packages/platform_products/autocad_oem';
  expect(bodies).toMatchObject([
    { object_key: `${folder}/prod/2026/ObjectARX_for_AutoCAD_OEM_2026.zip` },
    { object_key: `${folder}/updates/2026.1/AutoCAD_OEM_2026.1_Update.msp` },
    { object_key: `${folder}/prod/2026/AutoCAD_OEM_2026_VBA_Overlay.exe` },
    { object_key: `${folder}/eval/2026/AutoCAD_OEM_2026_Trial_English.exe` },
  ]);
  expect(new Set(licenseChecks(requests))).toEqual(
    new Set([`${LICENSE_CHECK}?product=autocad_oem&version=2026&language=English`]),
  );
});

test('offers evaluation and production of a plug-in, checked without version and language', async () => {
  const { bodies, navigations, requests } = await openPortal('partner');
  await openPage(path, 'AutoCAD OEM 2026');
  await clickDownload(await openSection('IFC Reader', 'IFC_Reader_2023_Windows_vc143_Evaluation.zip'));
  await waitFor(() => expect(navigations.addresses).toHaveLength(1));
  await clickDownload(await findCard('IFC_Reader_2023_Windows_vc143_Production.zip'));
  await waitFor(() => expect(navigations.addresses).toHaveLength(2));
  expect(licenseChecks(requests)).toEqual([
    `${LICENSE_CHECK}?product=autocad_oem`,
    `${LICENSE_CHECK}?product=autocad_oem`,
  ]);
  const folder = 'packages/platform_products/plugins/ifc_reader';
  expect(bodies).toMatchObject([
    { object_key: `${folder}/eval/2023/IFC_Reader_2023_Windows_vc143_Evaluation.zip` },
    { object_key: `${folder}/prod/2023/IFC_Reader_2023_Windows_vc143_Production.zip` },
  ]);
});

// OEM-8.
test('keeps the page working when a plug-in fails, and can retry', async () => {
  await openPortal();
  await injectFault({ call: 'content:ifc-product/ifc_reader', kind: 'status', status: 400, times: 1 });
  await openPage(path, 'AutoCAD OEM 2026');
  await user.click(screen.getByRole('button', { name: 'IFC Reader' }));
  expect(await screen.findByText('The files of IFC Reader could not be loaded.')).toBeVisible();
  await openSection('IFC Writer', 'IFC_Writer_2023_Windows_vc143_Production.zip');
  await user.click(screen.getByRole('button', { name: 'IFC Reader' }));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  // As in the host's frame.
  screen.getByRole('main').tabIndex = -1;
  await user.click(retry);
  await waitFor(() => expect(retry).not.toBeInTheDocument());
  // A11Y-8.
  expect(screen.getByRole('main')).toHaveFocus();
  await screen.findByRole('heading', { level: 1, name: 'AutoCAD OEM 2026' });
  // The section is still open.
  await findCard('IFC_Reader_2023_Windows_vc143_Production.zip');
});

// OEM-7.
test('labels the buttons of resources with their text', async () => {
  const { bodies, navigations } = await openPortal('partner');
  await openPage(path, 'AutoCAD OEM 2026');
  const guide = await openSection('Resources', 'AutoCAD_OEM_2026_Developer_Guide.pdf');
  await clickDownload(guide, 'Developer Guide');
  await waitFor(() => expect(navigations.addresses).toHaveLength(1));
  expect(bodies).toMatchObject([
    { object_key: 'packages/platform_products/autocad_oem/resources/AutoCAD_OEM_2026_Developer_Guide.pdf' },
  ]);
});

test('shows a longer version as a dated update', async () => {
  const { bodies, navigations, requests } = await openPortal('partner');
  await openPage('/platform-products/autocad_oem/downloads/2026.1', 'AutoCAD OEM 2026.1 Update');
  await chooseLanguage('French');
  await clickDownload(await findCard('AutoCAD_OEM_2026.1_Update.msp'));
  await waitFor(() => expect(navigations.addresses).toHaveLength(1));
  await clickDownload(await findCard('AutoCAD_OEM_2026.1_French_Update.msp'));
  await waitFor(() => expect(navigations.addresses).toHaveLength(2));
  const folder = 'packages/platform_products/autocad_oem/updates/2026.1';
  expect(bodies).toMatchObject([
    { object_key: `${folder}/AutoCAD_OEM_2026.1_Update.msp` },
    { object_key: `${folder}/French/AutoCAD_OEM_2026.1_French_Update.msp` },
  ]);
  expect(licenseChecks(requests)[0]).toBe(
    `${LICENSE_CHECK}?product=autocad_oem&version=2026.1&language=French`,
  );
});

test('links to the first four years of older versions, with their messages', async () => {
  await openPortal();
  await openPage('/platform-products/autocad_oem/downloads', 'AutoCAD OEM Older Versions');
  const years = screen.getAllByRole('heading', { level: 2 });
  expect(years.map(({ textContent }) => textContent)).toEqual(['2026', '2025', '2024', '2023']);
  expect(screen.getByRole('link', { name: '2025' })).toHaveAttribute(
    'href',
    '/platform-products/autocad_oem/downloads/2025',
  );
  expect(screen.getByText('No update for this version.')).toBeVisible();
  expect(screen.getByText('The 2024 download contains all updates.')).toBeVisible();
});
