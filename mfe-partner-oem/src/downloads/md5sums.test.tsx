import { screen, waitFor } from '@testing-library/react';
import { chooseLanguage, closePortal, openPage, openPortal, user } from '../testing/page';

afterEach(closePortal);

/** Clicks "Save MD5SUMS". @returns the names of the files that the saved file lists. */
async function savedNames(): Promise<string[]> {
  const blobs: Blob[] = [];
  // jsdom has neither.
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(await screen.findByRole('button', { name: 'Save MD5SUMS' }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  click.mockRestore();
  const text = (await blobs.at(-1)?.text()) ?? '';
  return [...text.matchAll(/^[0-9a-f]{32} {2}(.+)$/gm)].map(([, name = '']) => name);
}

// VERIFY-7.
test('AutoCAD OEM saves the sums of a language and of its updates', async () => {
  await openPortal(undefined, { idle: true });
  await openPage('/platform-products/autocad_oem/downloads/latest', 'AutoCAD OEM 2026');
  expect(screen.queryByRole('button', { name: 'Save MD5SUMS' })).not.toBeInTheDocument();
  await chooseLanguage('German');
  const names = await savedNames();
  expect(names).toEqual(
    expect.arrayContaining(['AutoCAD_OEM_2026_German.exe', 'AutoCAD_OEM_2026.1.1_German_Update.msp']),
  );
  expect(names.filter((name) => !name.includes('German'))).toEqual([]);
});

// VERIFY-7.
test('Inventor OEM saves the sums of a language’s support files', async () => {
  await openPortal(undefined, { idle: true });
  await openPage('/platform-products/inventor_oem/downloads/latest', 'Inventor OEM 2026');
  await user.click(screen.getByRole('button', { name: 'Language Support Files' }));
  await screen.findByRole('combobox', { name: 'Select a Language' });
  await chooseLanguage('Japanese');
  expect(await savedNames()).toEqual(['Inventor_OEM_2026_Language_Pack_Japanese.exe']);
});
