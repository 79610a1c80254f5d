import { screen, within } from '@testing-library/react';
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
} from '../testing/page';

afterEach(closePortal);

const PARASOLID = ['/toolkits/siemens-parasolid/downloads/latest', 'Parasolid 38.1'] as const;
const POLYGONICA = ['/toolkits/polygonica/downloads/latest', 'Polygonica 4.2.0'] as const;
const AUTOCAD = ['/platform-products/autocad_oem/downloads/latest', 'AutoCAD OEM 2026'] as const;
const INVENTOR = ['/platform-products/inventor_oem/downloads/latest', 'Inventor OEM 2026'] as const;
const REALDWG = ['/toolkits/realdwg/downloads/latest', 'RealDWG 2026.1.1'] as const;

/** Clicks Download in a card: the two options of `nolicensenonhoops` show, and no link is requested. */
async function expectRefusal(inCard: HTMLElement, { requests }: { readonly requests: readonly string[] }) {
  await clickDownload(inCard);
  const alert = await within(inCard).findByRole('alert');
  expect(alert).toHaveTextContent('You do not currently license this product.');
  expect(within(alert).getAllByRole('listitem')).toHaveLength(2);
  expect(alert).not.toHaveTextContent('could not be completed');
  expect(requests.filter((request) => /getlink/i.test(request))).toEqual([]);
}

describe('a user without a license is refused (PROD-2, PROD-3)', () => {
  test.each([
    [PARASOLID, 'Parasolid 38.1.178', 'Parasolid_38.1.178_Windows_x64.zip', 'siemens-parasolid'],
    [PARASOLID, 'Bodyshop', 'Parasolid_Bodyshop_38.1_Windows_x64.zip', 'siemens-parasolid'],
    [PARASOLID, 'Jumpstart Kit', 'Parasolid_Jumpstart_Kit_38.1.zip', 'siemens-parasolid'],
    [POLYGONICA, 'Windows', 'Polygonica_4.2.0_Windows_vc143.zip', 'polygonica'],
    [INVENTOR, 'Inventor OEM SDK', 'Inventor_OEM_2026_SDK.exe', 'inventor_oem&version=2026&language=English'],
    [
      INVENTOR,
      'License Patch',
      'Inventor_OEM_2026_License_Patch.exe',
      'inventor_oem&version=2026&language=English',
    ],
  ])('%j: %s', async ([path, title], part, file, product) => {
    const recorded = await openPortal('unlicensed');
    await openPage(path, title);
    await expectRefusal(await openSection(part, file), recorded);
    expect(licenseChecks(recorded.requests)[0]).toBe(`${LICENSE_CHECK}?product=${product}`);
  });

  test('a patch of Polygonica', async () => {
    const recorded = await openPortal('unlicensed');
    await openPage(...POLYGONICA);
    await user.click(screen.getByRole('button', { name: 'Patches' }));
    await screen.findByRole('button', { name: '4.2.0.2' });
    await expectRefusal(await openSection('4.2.0.2', 'Polygonica_4.2.0.2_Linux.tar.gz'), recorded);
  });

  test('a language support file of Inventor OEM', async () => {
    const recorded = await openPortal('unlicensed');
    await openPage(...INVENTOR);
    await user.click(screen.getByRole('button', { name: 'Language Support Files' }));
    await screen.findByRole('combobox', { name: 'Select a Language' });
    await chooseLanguage('Japanese');
    await expectRefusal(await findCard('Inventor_OEM_2026_Language_Pack_Japanese.exe'), recorded);
    expect(licenseChecks(recorded.requests)[0]).toBe(
      `${LICENSE_CHECK}?product=inventor_oem&version=2026&language=Japanese`,
    );
  });
});

// PROD-4.
test.each([REALDWG, PARASOLID, POLYGONICA, AUTOCAD, INVENTOR])(
  '%s has no "View my License"',
  async (path, title) => {
    await openPortal('partner');
    await openPage(path, title);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'View my License' })).not.toBeInTheDocument();
  },
);
