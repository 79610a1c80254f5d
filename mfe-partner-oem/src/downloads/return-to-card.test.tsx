import { signInAs } from '@portal/remote-tools/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import {
  chooseLanguage,
  clickDownload,
  closePortal,
  findCard,
  licenseChecks,
  openPage,
  openPortal,
  openSection,
  user,
} from '../testing/page';

afterEach(closePortal);

const AUTOCAD = '/platform-products/autocad_oem/downloads';
const INVENTOR = '/platform-products/inventor_oem/downloads/latest';
/** Requests a file as a visitor, signs in as a partner, and opens the URL that the sign-in returns to. */
async function signInFrom(inCard: HTMLElement, title: string, label?: string) {
  await clickDownload(inCard, label);
  const link = await within(inCard).findByRole('link', { name: 'Sign In' });
  const back = new URL(link.getAttribute('href') ?? '', window.location.href).searchParams.get(
    'redirect_url',
  );
  expect(back).toBe(window.location.href);
  cleanup();
  await signInAs('partner');
  const { pathname, search, hash } = new URL(back ?? '');
  await openPage(pathname + search + hash, title);
}

const languages = () => screen.getByRole('combobox', { name: 'Select a Language' });

/** Opens the section with the language dropdown of Inventor OEM. */
async function openLanguages() {
  await user.click(screen.getByRole('button', { name: 'Language Support Files' }));
  await screen.findByRole('combobox', { name: 'Select a Language' });
}

/** A file of a language, whose card has an address. */
interface LanguageCard {
  readonly name: string;
  readonly path: string;
  readonly file: string;
  /** Opens the dropdown. Default: nothing is to be done. */
  readonly reach?: () => Promise<void>;
}

const AUTOCAD_LATEST = { name: 'AutoCAD OEM', path: `${AUTOCAD}/latest` };
const KOREAN: LanguageCard = { ...AUTOCAD_LATEST, file: 'AutoCAD_OEM_2026_Korean.exe' };
const JAPANESE: readonly LanguageCard[] = [
  { ...AUTOCAD_LATEST, file: 'AutoCAD_OEM_2026_Japanese.exe' },
  {
    name: 'Inventor OEM',
    path: INVENTOR,
    file: 'Inventor_OEM_2026_Language_Pack_Japanese.exe',
    reach: openLanguages,
  },
];

/** Requests the file of a card as a visitor, and closes the page. Resolves to the hash that the address has then. */
async function hashOfCard({ name, path, file, reach }: LanguageCard, language: string): Promise<string> {
  await openPortal();
  await openPage(path, `${name} 2026`);
  await reach?.();
  await chooseLanguage(language);
  await clickDownload(await findCard(file));
  await screen.findByRole('link', { name: 'Sign In' });
  const { hash } = window.location;
  cleanup();
  return hash;
}

// CALL-13, ALERT-8: account pages return to the current URL, and that is the card's.
// ALERT-8.
test('AutoCAD OEM: a file of a language, with the language selected again', async () => {
  const { navigations, requests } = await openPortal();
  await openPage(`${AUTOCAD}/latest`, 'AutoCAD OEM 2026');
  await chooseLanguage('German');
  await signInFrom(await findCard('AutoCAD_OEM_2026_German.exe'), 'AutoCAD OEM 2026');
  expect(languages()).toHaveValue('German');
  await clickDownload(await findCard('AutoCAD_OEM_2026_German.exe'));
  await waitFor(() => expect(navigations.addresses).toHaveLength(1));
  expect(licenseChecks(requests)).toEqual([expect.stringContaining('language=German')]);
});

test('AutoCAD OEM: a file of several languages, with the language that was selected', async () => {
  await openPortal();
  await openPage(`${AUTOCAD}/2026.1`, 'AutoCAD OEM 2026.1 Update');
  await chooseLanguage('French');
  await signInFrom(await findCard('AutoCAD_OEM_2026.1_Update.msp'), 'AutoCAD OEM 2026.1 Update');
  expect(languages()).toHaveValue('French');
  expect(await findCard('AutoCAD_OEM_2026.1_French_Update.msp')).toBeVisible();
});

test('AutoCAD OEM: a file for all languages, checked with the language that was selected', async () => {
  const { navigations, requests } = await openPortal();
  await openPage(`${AUTOCAD}/latest`, 'AutoCAD OEM 2026');
  await chooseLanguage('Polish');
  await signInFrom(await openSection('VBA Overlay', 'AutoCAD_OEM_2026_VBA_Overlay.exe'), 'AutoCAD OEM 2026');
  await clickDownload(await findCard('AutoCAD_OEM_2026_VBA_Overlay.exe'));
  await waitFor(() => expect(navigations.addresses).toHaveLength(1));
  expect(licenseChecks(requests)).toEqual([expect.stringContaining('language=Polish')]);
});

test.each([
  ['an IFC plug-in', 'IFC Writer', 'IFC_Writer_2023_Windows_vc143_Production.zip', undefined],
  ['a resource', 'Resources', 'AutoCAD_OEM_2026_Command_List.zip', 'Command List'],
])('AutoCAD OEM: %s', async (_, part, file, label) => {
  await openPortal();
  await openPage(`${AUTOCAD}/latest`, 'AutoCAD OEM 2026');
  await signInFrom(await openSection(part, file), 'AutoCAD OEM 2026', label);
  expect(await findCard(file)).toBeVisible();
  expect(screen.getByRole('button', { expanded: true })).toHaveAccessibleName(part);
});

test('Inventor OEM: a language support file, with the language selected again', async () => {
  const { navigations, requests } = await openPortal();
  await openPage(INVENTOR, 'Inventor OEM 2026');
  await openLanguages();
  await chooseLanguage('Japanese');
  await signInFrom(await findCard('Inventor_OEM_2026_Language_Pack_Japanese.exe'), 'Inventor OEM 2026');
  expect(languages()).toHaveValue('Japanese');
  await clickDownload(await findCard('Inventor_OEM_2026_Language_Pack_Japanese.exe'));
  await waitFor(() => expect(navigations.addresses).toHaveLength(1));
  expect(licenseChecks(requests)).toEqual([expect.stringContaining('language=Japanese')]);
});

test('selects the language of the card that the URL hash names', async () => {
  const hash = await hashOfCard(KOREAN, 'Korean');
  await openPage(`${AUTOCAD}/latest${hash}`, 'AutoCAD OEM 2026');
  expect(languages()).toHaveValue('Korean');
  expect(await findCard('AutoCAD_OEM_2026_Korean.exe')).toBeVisible();
});

// SEARCH-7.
test.each(JAPANESE)('$name: selects the language of a card that the open page is led to', async (card) => {
  const hash = await hashOfCard(card, 'Japanese');
  const { name, path, file } = card;
  await openPage(`${path}?language=German`, `${name} 2026`);
  expect(screen.queryByRole('group', { name: file })).not.toBeInTheDocument();
  await act(async () => {
    window.history.pushState(null, '', path + hash);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(await findCard(file)).toBeVisible();
  expect(languages()).toHaveValue('Japanese');
});

// A11Y-8.
test.each(JAPANESE)(
  '$name: another language than that of the card keeps the dropdown and its focus',
  async (card) => {
    const hash = await hashOfCard(card, 'Japanese');
    const { name, path, file } = card;
    await openPage(path + hash, `${name} 2026`);
    await findCard(file);
    languages().focus();
    await chooseLanguage('German');
    expect(await findCard(file.replace('Japanese', 'German'))).toBeVisible();
    expect(languages()).toHaveValue('German');
    expect(languages()).toHaveFocus();
  },
);

// OEM-2, FIND-3.
test('a filter that is chosen keeps the language of the card that the URL hash names', async () => {
  const hash = await hashOfCard(KOREAN, 'Korean');
  await openPage(`${AUTOCAD}/latest${hash}`, 'AutoCAD OEM 2026');
  await act(async () => {
    window.history.pushState(null, '', `${AUTOCAD}/latest?os=windows`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(languages()).toHaveValue('Korean');
});

test('ignores a language that the release does not have', async () => {
  await openPortal();
  await openPage(`${AUTOCAD}/latest?language=Klingon`, 'AutoCAD OEM 2026');
  expect(screen.getByText('Each language is a product of its own, with its own updates.')).toBeVisible();
});

// STATE-2.
test('Back and reload keep the language, beside other parameters of the address', async () => {
  await openPortal();
  await openPage(`${AUTOCAD}/latest?os=windows`, 'AutoCAD OEM 2026');
  await chooseLanguage('German');
  await findCard('AutoCAD_OEM_2026_German.exe');
  expect(window.location.search).toBe('?os=windows&language=German');

  await user.click(screen.getByRole('link', { name: 'Older Versions' }));
  await screen.findByRole('heading', { level: 1, name: 'AutoCAD OEM Older Versions' });
  await act(async () => window.history.back());
  expect(await findCard('AutoCAD_OEM_2026_German.exe')).toBeVisible();

  cleanup();
  await openPage(window.location.pathname + window.location.search, 'AutoCAD OEM 2026');
  expect(await findCard('AutoCAD_OEM_2026_German.exe')).toBeVisible();
  expect(languages()).toHaveValue('German');
});

test('sends no content request when a language is selected', async () => {
  const { requests } = await openPortal();
  await openPage(`${AUTOCAD}/latest`, 'AutoCAD OEM 2026');
  const before = requests.length;
  await chooseLanguage('German');
  await findCard('AutoCAD_OEM_2026_German.exe');
  expect(window.location.search).toBe('?language=German');
  expect(requests.slice(before)).toEqual([]);
});
