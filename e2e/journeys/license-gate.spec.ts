import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures';

const UNLICENSED = 'You do not currently license this product.';

async function expectRefusal(card: Locator): Promise<void> {
  await card.getByRole('button', { name: 'Download' }).click();
  const alert = card.getByRole('alert');
  await expect(alert).toContainText(UNLICENSED);
  await expect(alert.getByRole('listitem')).toHaveText([
    /^Contact support.* if you are already a customer\.$/,
    /^Contact sales.* for a 60-day evaluation or licensing\.$/,
  ]);
}

// ALERT-5. A product that needs a license offers two options.
test('a partner without a license reads that SAM needs a license', async ({ visitor, services }) => {
  await visitor.signInAs('unlicensed');
  await visitor.open('/cae/cee_sam/downloads/latest');
  await visitor.openSection('Linux');
  const card = visitor.card('HOOPS_SAM_2026.2.0_Linux.tar.gz');
  await expectRefusal(card);
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(card.getByRole('alert')).toHaveCount(0);
  expect(await services.downloadEvents()).toEqual([]);
});

// CALL-6, PROD-5, PROD-6.
test('AutoCAD OEM checks the license with version and language, its plug-ins without', async ({
  visitor,
}) => {
  const checked = visitor.recordRequests(/\/getuserlicense(\?|$)/);
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
  const checks = [...new Set(checked)]
    .toSorted()
    .map((address) => Object.fromEntries(new URL(address).searchParams));
  expect(checks).toEqual([
    { product: 'autocad_oem' },
    { product: 'autocad_oem', version: '2026', language: expect.stringMatching(/^english$/i) },
    { product: 'autocad_oem', version: '2026', language: expect.stringMatching(/^french$/i) },
  ]);
});
