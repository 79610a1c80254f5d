import { injectContent, injectFault, showEverythingOnScreen } from '@portal/remote-tools/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  chooseLanguage,
  clickDownload,
  closePortal,
  findCard,
  LICENSE_CHECK,
  licenseChecks,
  openPage,
  openPortal,
} from '../testing/page';

afterEach(closePortal);

const AUTOCAD = ['/platform-products/autocad_oem/downloads/latest', 'AutoCAD OEM 2026'] as const;
async function refusedInGerman(): Promise<HTMLElement> {
  await openPage(...AUTOCAD);
  await chooseLanguage('German');
  const card = await findCard('AutoCAD_OEM_2026_German.exe');
  await clickDownload(card);
  return within(card).findByRole('alert');
}

// ALERT-13.
test('the alert says what the license covers instead', async () => {
  await openPortal('oem', { idle: true });
  const alert = await refusedInGerman();
  expect(alert).toHaveTextContent('You do not currently license this product.');
  expect(await within(alert).findByText('Your license covers AutoCAD OEM 2026 in English.')).toBeVisible();
  expect(within(alert).getAllByRole('listitem')).toHaveLength(2);
});

test('the alert says nothing more when the service does not tell', async () => {
  const { requests } = await openPortal('oem', { idle: true });
  await injectFault({ call: 'getuserlicense:autocad_oem', kind: 'body', body: { licenses: [] } });
  const alert = await refusedInGerman();
  await waitFor(() => expect(licenseChecks(requests)).toContain(`${LICENSE_CHECK}?product=autocad_oem`));
  await act(async () => void (await fetch('/services/health'))); // the answer is drawn by then
  expect(alert).not.toHaveTextContent('Your license');
});

// STATUS-4.
test('the list of languages marks those that are licensed', async () => {
  const hideEverything = showEverythingOnScreen();
  await openPortal('oem', { idle: true });
  await openPage(...AUTOCAD);
  expect(await screen.findByRole('option', { name: 'English · Licensed' })).toHaveValue('English');
  expect(screen.getByRole('option', { name: 'German' })).toHaveValue('German');
  hideEverything();
});

test('a license may write the version in another way than the address', async () => {
  const hideEverything = showEverythingOnScreen();
  await openPortal('oem', { idle: true });
  const licenses = [{ version: '2024 SP1', language: 'German' }];
  await injectFault({ call: 'getuserlicense:autocad_oem', kind: 'body', body: { licenses } });
  await injectContent('partner-product/autocad_oem/autocad_oem-2024_sp1', {
    title: 'AutoCAD OEM 2024 SP1',
    prod: { languages: [{ language: 'English' }, { language: 'German' }] },
  });
  await openPage('/platform-products/autocad_oem/downloads/2024_sp1', 'AutoCAD OEM 2024 SP1');
  expect(await screen.findByRole('option', { name: 'German · Licensed' })).toHaveValue('German');
  hideEverything();
});
