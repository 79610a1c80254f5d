import { account } from '../support/accounts';
import { expect, test, type Visitor } from '../support/fixtures';

const AUTOCAD = '/platform-products/autocad_oem/downloads/latest';
const INVENTOR = '/platform-products/inventor_oem/downloads/latest';

const languages = ({ main }: Visitor) => main.getByRole('combobox', { name: 'Select a Language' });

test('AutoCAD OEM: signing in from a file’s alert returns to the file, in its language', async ({
  page,
  visitor,
}) => {
  await visitor.open(AUTOCAD);
  await languages(visitor).selectOption('Polish');
  const card = visitor.card('AutoCAD_OEM_2026_Polish_Help.exe');
  await card.getByRole('button', { name: 'Download' }).click();
  await card.getByRole('link', { name: 'Sign In' }).click();

  const { email, password } = account('partner');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();

  await expect(visitor.userButton('Paolo Ferri')).toBeVisible();
  await expect(card).toBeInViewport();
  await expect(languages(visitor)).toHaveValue('Polish');
  const [licenseRequest, download] = await Promise.all([
    page.waitForRequest(/getuserlicense.*language=/),
    visitor.download(card),
  ]);
  expect(new URL(licenseRequest.url()).searchParams.get('language')).toBe('Polish');
  expect(new URL(download.url()).pathname).toContain('/prod/2026/Polish/');
});

test('signing in returns to each card of a page with several lists', async ({ page, visitor }) => {
  const cards = [
    { address: AUTOCAD, section: 'IFC Writer', card: 'IFC_Writer_2023_Windows_vc143_Production.zip' },
    {
      address: AUTOCAD,
      section: 'Resources',
      card: 'AutoCAD_OEM_2026_Resource_Files.zip',
      button: 'Resource Files',
    },
    {
      address: INVENTOR,
      section: 'Language Support Files',
      language: 'Japanese',
      card: 'Inventor_OEM_2026_Language_Pack_Japanese.exe',
    },
  ];
  for (const { address, section, card: name, button = 'Download', language } of cards)
    await test.step(name, async () => {
      await visitor.open(address);
      await visitor.openSection(section);
      if (language !== undefined) await languages(visitor).selectOption(language);
      const card = visitor.card(name);
      await card.getByRole('button', { name: button }).click();
      await expect(card.getByRole('alert')).toBeVisible();
      await visitor.signInByForm('partner');
      await expect(card).toBeInViewport();
      await expect(visitor.section(section)).toHaveAttribute('aria-expanded', 'true');
      if (language !== undefined) await expect(languages(visitor)).toHaveValue(language);
      await visitor.download(card, button);
      await visitor.endSessionElsewhere();
      await page.evaluate(() => sessionStorage.clear());
    });
});
