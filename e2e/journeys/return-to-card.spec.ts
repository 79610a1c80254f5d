import { expect, test, type Visitor } from '../support/fixtures';

const AUTOCAD = '/platform-products/autocad_oem/downloads/latest';

const languages = ({ main }: Visitor) => main.getByRole('combobox', { name: 'Select a Language' });

// ALERT-8.
test('AutoCAD OEM: signing in from a file’s alert returns to the file, in its language', async ({
  page,
  visitor,
}) => {
  await visitor.open(AUTOCAD);
  await languages(visitor).selectOption('Polish');
  const card = visitor.card('AutoCAD_OEM_2026_Polish_Help.exe');
  await card.getByRole('button', { name: 'Download' }).click();
  await card.getByRole('link', { name: 'Sign In' }).click();
  await visitor.signInOnPage('partner');

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

test('Inventor OEM: signing in with the form returns to a file of a language, in its section', async ({
  visitor,
}) => {
  const section = 'Language Support Files';
  await visitor.open('/platform-products/inventor_oem/downloads/latest');
  await visitor.openSection(section);
  await languages(visitor).selectOption('Japanese');
  const card = visitor.card('Inventor_OEM_2026_Language_Pack_Japanese.exe');
  await card.getByRole('button', { name: 'Download' }).click();
  await expect(card.getByRole('alert')).toBeVisible();
  await visitor.signInByForm('partner');
  await expect(card).toBeInViewport();
  await expect(visitor.section(section)).toHaveAttribute('aria-expanded', 'true');
  await expect(languages(visitor)).toHaveValue('Japanese');
  await visitor.download(card);
});
