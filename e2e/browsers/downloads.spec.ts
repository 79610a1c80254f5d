import { keys } from './support/browser';
import { expect, test } from './support/test';

test('downloads a package whose sum is the one on its card', async ({ visitor, services }) => {
  await visitor.open('/hoops/communicator/downloads/latest');
  await visitor.title.says(/^HOOPS Communicator 20/);
  await visitor.openSection('Windows');
  const card = visitor.main.part('group', 'HOOPS_Communicator_2026.3.0_Windows.zip');
  const button = card.part('button', 'Download');
  await button.click();
  await card.part('alert').says('Please log in or sign up to download.');
  await visitor.showsWholeLayout();

  await visitor.open('/start');
  await visitor.signIn('partner', 'Paolo Ferri');
  await visitor.open('/hoops/communicator/downloads/latest');
  await visitor.openSection('Windows');
  await button.click();
  const saved = await visitor.savedFile();
  expect(saved.name).toBe('HOOPS_Communicator_2026.3.0_Windows.zip');
  await card.says(saved.md5);
  await expect
    .poll(() => services.downloadEvents())
    .toMatchObject([
      { product_name: 'HOOPS Communicator', product_version: '2026.3.0', platform: 'windows' },
    ]);
});

test('chooses a language with the keyboard and with the pointer', async ({ visitor }) => {
  await visitor.open('/platform-products/autocad_oem/downloads/latest');
  const languages = visitor.main.part('combobox', 'Select a Language');
  const englishFile = visitor.main.part('group', 'AutoCAD_OEM_2026_English.exe');
  const frenchFile = visitor.main.part('group', 'AutoCAD_OEM_2026_French.exe');
  // The first language has the focus, the arrow goes to the second.
  await languages.click();
  await visitor.press(keys.down + keys.enter);
  await frenchFile.isThere();

  await languages.click();
  await visitor.page.titled('English').click();
  await englishFile.isThere();
  await frenchFile.isGone();
  await visitor.showsWholeLayout();
});
