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
  const file = (language: string) => visitor.main.getByRole('group', `AutoCAD_OEM_2026_${language}.exe`);
  await file('French').expectAbsent();
  await visitor.main.getByRole('combobox', 'Select a Language').focus();
  // The first letter, because what an arrow key does depends on the browser: WebKit opens the list.
  await visitor.press('F');
  await file('French').expectPresent();
  await file('English').expectAbsent();
  await visitor.expectLayoutFits();
});
