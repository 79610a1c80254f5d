import { keys } from './support/browser';
import { expect, test } from './support/test';

test('downloads a package with the MD5 sum that its card shows', async ({ visitor, services }) => {
  await visitor.open('/hoops/communicator/downloads/latest');
  await visitor.title.expectText(/^HOOPS Communicator 20/);
  await visitor.openSection('Windows');
  const card = visitor.main.getByRole('group', 'HOOPS_Communicator_2026.3.0_Windows.zip');
  const button = card.getByRole('button', /^Download /);
  // Without a session, the button shows a message instead.
  await button.click();
  await card.getByRole('alert').expectText('Please log in or sign up to download.');
  await visitor.expectLayoutFits();

  await visitor.open('/start');
  await visitor.signIn('partner', 'Paolo Ferri');
  await visitor.open('/hoops/communicator/downloads/latest');
  await visitor.openSection('Windows');
  // The offer to continue moves the button when it arrives.
  await card.getByRole('button', 'Continue').expectPresent();
  await button.click();
  const saved = await visitor.savedFile();
  expect(saved.name).toBe('HOOPS_Communicator_2026.3.0_Windows.zip');
  await card.expectText(saved.md5);
  await expect
    .poll(() => services.downloadEvents())
    .toMatchObject([
      { product_name: 'HOOPS Communicator', product_version: '2026.3.0', platform: 'windows' },
    ]);
});

test('selects a language with the keyboard', async ({ visitor }) => {
  await visitor.open('/platform-products/autocad_oem/downloads/latest');
  const languages = visitor.main.getByRole('combobox', 'Select a Language');
  const englishFile = visitor.main.getByRole('group', 'AutoCAD_OEM_2026_English.exe');
  const frenchFile = visitor.main.getByRole('group', 'AutoCAD_OEM_2026_French.exe');
  // Nothing is selected at first.
  await languages.focus();
  await visitor.press(keys.down);
  await englishFile.expectPresent();
  await visitor.press(keys.down);
  await frenchFile.expectPresent();
  await englishFile.expectAbsent();
  await visitor.expectLayoutFits();
});
