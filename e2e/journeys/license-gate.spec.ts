import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures';

const UNLICENSED = 'You do not currently license this product.';

interface LicensedFile {
  readonly what: string;
  readonly page: string;
  readonly section: string;
  readonly card: string;
}

// Products that need a license offer two options. ALERT-5.
const licensedFiles: readonly LicensedFile[] = [
  {
    what: 'RealDWG',
    page: '/toolkits/realdwg/downloads/latest',
    section: 'Windows',
    card: 'RealDWG_2026.1.1_Windows_64bit.exe',
  },
  {
    what: 'SAM',
    page: '/cae/cee_sam/downloads/latest',
    section: 'Linux',
    card: 'HOOPS_SAM_2026.2.0_Linux.tar.gz',
  },
];

async function expectRefusal(card: Locator): Promise<void> {
  await card.getByRole('button', { name: 'Download' }).click();
  const alert = card.getByRole('alert');
  await expect(alert).toContainText(UNLICENSED);
  await expect(alert.getByRole('listitem')).toHaveText([
    /^Contact support.* if you are already a customer\.$/,
    /^Contact sales.* for a 60-day evaluation or licensing\.$/,
  ]);
}

for (const { what, page: address, section, card } of licensedFiles) {
  test(`a partner without a license reads that ${what} needs a license`, async ({ visitor, services }) => {
    await visitor.signInAs('unlicensed');
    await visitor.open(address);
    await visitor.openSection(section);
    await expectRefusal(visitor.card(card));
    await visitor.card(card).getByRole('button', { name: 'Close' }).click();
    await expect(visitor.card(card).getByRole('alert')).toHaveCount(0);
    expect(await services.downloadEvents()).toEqual([]);
  });
}

// CALL-6, PROD-5, PROD-6.
test('AutoCAD OEM checks the license with version and language, its plug-ins without', async ({
  visitor,
}) => {
  const { page } = visitor;
  const searches: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith('/getuserlicense')) searches.push(search);
  });
  // Licensed for 2026 in English only.
  await visitor.signInAs('oem');
  await visitor.open('/platform-products/autocad_oem/downloads/latest');
  const languages = visitor.main.getByRole('combobox', { name: 'Select a Language' });
  await languages.selectOption('English');
  await visitor.download(visitor.card('AutoCAD_OEM_2026_English.exe'));
  await languages.selectOption('French');
  await expectRefusal(visitor.card('AutoCAD_OEM_2026_French.exe'));
  await visitor.openSection('IFC Reader');
  await visitor.download(visitor.card('IFC_Reader_2023_Windows_vc143_Production.zip'));

  // Cards on screen preview their license with the same call, so each is listed once. STATUS-2.
  const checks = [...new Set(searches)]
    .toSorted()
    .map((search) => Object.fromEntries(new URLSearchParams(search)));
  expect(checks).toEqual([
    { product: 'autocad_oem' },
    { product: 'autocad_oem', version: '2026', language: expect.stringMatching(/^english$/i) },
    { product: 'autocad_oem', version: '2026', language: expect.stringMatching(/^french$/i) },
  ]);
});

// ALERT-4.
test('View my License: without one, a HOOPS product offers three options', async ({ visitor }) => {
  await visitor.signInAs('new');
  await visitor.open('/hoops/visualize/3df/lts/download');
  await expect(visitor.main.getByText(/four years/i).first()).toBeVisible();
  await visitor.main.getByRole('button', { name: 'View my License' }).click();
  const alert = visitor.main.getByRole('alert').filter({ hasText: UNLICENSED });
  await expect(alert.getByRole('listitem')).toHaveText([
    /^Contact support/,
    /^Get a 60-day evaluation/,
    /^Contact sales/,
  ]);
  await expect(alert.getByRole('link', { name: 'Get a 60-day evaluation' })).toHaveAttribute(
    'href',
    '/places/manage',
  );
});

// GATE-5.
test('View my License: shows the user’s license', async ({ page, visitor }) => {
  await visitor.signInAs('partner');
  await visitor.open('/cae/cee_env_desktop/downloads/latest');
  await visitor.main.getByRole('button', { name: 'View my License' }).click();
  await expect(page).toHaveURL(/\/license_generator$/);
  await expect(visitor.license('Ceetron Envision Desktop')).toBeVisible();
});
