import { injectContent } from '@portal/remote-tools/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { chooseLanguage, closePortal, findCard, openPage, openPortal, user } from '../testing/page';

afterEach(closePortal);

const status = async () => {
  const bar = await screen.findByRole('search', { name: 'Filter files' });
  return within(bar).getByRole('status').textContent;
};
const cards = () => screen.queryAllByRole('group').length;

// FIND-1, FIND-2.
test('AutoCAD OEM: a filter applies to the language, the sections, the plug-ins and the resources', async () => {
  await openPortal(undefined, { idle: true });
  await openPage(
    '/platform-products/autocad_oem/downloads/latest?language=German&q=german',
    'AutoCAD OEM 2026',
  );
  const total = Number(/of (\d+) files/.exec((await status()) ?? '')?.[1]);
  expect(total).toBeGreaterThan(6);
  await findCard('AutoCAD_OEM_2026_German.exe');
  const shown = Number(/^(\d+) of/.exec((await status()) ?? '')?.[1]);
  expect(cards()).toBe(shown);
  expect(screen.queryByRole('button', { name: 'IFC Reader' })).not.toBeInTheDocument();

  // Another language is another list of files.
  await chooseLanguage('Korean');
  await waitFor(async () => expect(await status()).toBe(`0 of ${total} files`));
  expect(window.location.search).toBe('?language=Korean&q=german');

  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'production ifc_reader');
  await findCard('IFC_Reader_2023_Windows_vc143_Production.zip');
  expect(screen.queryByRole('heading', { name: 'Evaluation' })).not.toBeInTheDocument();
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'command_list');
  await findCard('AutoCAD_OEM_2026_Command_List.zip');
  expect(cards()).toBe(1);
});

test('Inventor OEM: the dropdown of languages stays, and its files are filtered', async () => {
  await openPortal(undefined, { idle: true });
  const files = (...names: string[]) => names.map((filename) => ({ filename }));
  await injectContent('partner-product/inventor_oem/', {
    title: 'Inventor OEM',
    eval: {
      files: files('1.zip', '2.zip', '3.zip', '4.zip', '5.zip'),
      languages: [{ language: 'Japanese', files: files('jp-pack.exe', 'jp-help.exe') }],
    },
    licensed: { files: files('patch.exe') },
  });
  await openPage('/platform-products/inventor_oem/downloads/latest?q=pack', 'Inventor OEM');
  // Six files: the filter comes with the files of a language.
  await user.click(screen.getByRole('button', { name: 'Language Support Files' }));
  await screen.findByRole('combobox', { name: 'Select a Language' });
  await chooseLanguage('Japanese');
  expect(await status()).toBe('1 of 8 files');
  expect(await findCard('jp-pack.exe')).toBeVisible();
  expect(cards()).toBe(1);
  expect(screen.getByRole('combobox', { name: 'Select a Language' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'License Patch' })).not.toBeInTheDocument();
});

// FIND-6.
test('AutoCAD OEM: the number of files says what it counts', async () => {
  await openPortal(undefined, { idle: true });
  await openPage('/platform-products/autocad_oem/downloads/latest', 'AutoCAD OEM 2026');
  expect(await status()).toMatch(/^\d+ files$/);
  const bar = screen.getByRole('search', { name: 'Filter files' });
  expect(bar).toHaveTextContent(/\d+ files for all languages; choose a language to add its own/);
  await chooseLanguage('German');
  await waitFor(() => expect(bar).toHaveTextContent(/\d+ files for all languages and German/));
});

test.each([
  ['Parasolid', '/toolkits/siemens-parasolid/downloads/latest?os=linux', /^Parasolid/],
  ['Polygonica', '/toolkits/polygonica/downloads/latest?q=zz', /^Polygonica/],
])('%s has the filter if it has many files', async (_, path, title) => {
  await openPortal(undefined, { idle: true });
  await openPage(path, title);
  expect(await status()).toMatch(/^\d+ of \d+ files$/);
});
