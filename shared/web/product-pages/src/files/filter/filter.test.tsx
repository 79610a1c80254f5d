import { productByCode } from '@portal/catalog';
import { findA11yViolations, injectContent } from '@portal/testing';
import { translatePage } from '@portal/testing/translate-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshProductPage, openProduct, openSection } from '../../testing';

jest.setTimeout(30_000);
const product = productByCode('communicator');
const PAGE = '/hoops/communicator/downloads/2026.3.0';

const packages = (...names: string[]) =>
  names.map((filename) => ({ filename, arch: filename.includes('arm') ? 'arm64' : 'x86_64' }));
const CONTENT = {
  title: 'Release',
  sections: [
    { name: 'Windows', packages: packages('w-x64.zip', 'w-arm.zip') },
    { name: 'Linux', patch: '3', packages: packages('l-x64.tar.gz', 'l-arm.tar.gz') },
    {
      name: 'Mobile',
      sections: [
        { name: 'iOS', files: packages('i-arm.zip') },
        { name: 'Android', files: packages('a-arm.zip', 'a-x64.zip') },
      ],
    },
    { name: 'Empty' },
  ],
};

beforeEach(async () => {
  await freshProductPage(PAGE);
  localStorage.clear();
  for (const name of ['system', 'arch', 'language']) delete document.documentElement.dataset[name];
});
afterEach(() => jest.restoreAllMocks());

async function show(search = '', content: object = CONTENT) {
  await injectContent('hoops-product/hoops-communicator/', content);
  await openProduct(product, PAGE + search);
}
const bar = () => screen.findByRole('search', { name: 'Filter files' });
const status = async () => (await within(await bar()).findByRole('status')).textContent;
const headers = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.hasAttribute('aria-expanded') && button.getAttribute('role') !== 'combobox');
const names = () => headers().map(({ textContent }) => textContent);
const open = () =>
  headers()
    .filter((header) => header.getAttribute('aria-expanded') === 'true')
    .map(({ textContent }) => textContent);
const cards = () => screen.queryAllByRole('group').map((card) => card.getAttribute('aria-label'));

// FIND-1.
test('a page with more than six files has a filter, which changes nothing by itself', async () => {
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (X11; Linux x86_64)');
  await show();
  const search = await bar();
  expect(await status()).toBe('7 files');
  for (const name of ['System', 'Architecture'])
    expect(within(search).getByRole('combobox', { name })).toBeVisible();
  expect(within(search).queryByRole('combobox', { name: 'Compiler' })).not.toBeInTheDocument();
  expect(within(search).getByRole('searchbox', { name: 'File name' })).toBeVisible();
  expect(open()).toEqual([]);
  expect(window.location.search).toBe('');
  expect(await findA11yViolations(search)).toEqual([]);
});

test('a page with six files has no filter, and its address filters nothing', async () => {
  await show('?os=linux', { ...CONTENT, sections: CONTENT.sections.slice(0, 2) });
  await openSection('Windows');
  await screen.findAllByRole('button', { name: 'Copy link' });
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
  expect(cards()).toEqual(['w-x64.zip', 'w-arm.zip']);
});

// FIND-2.
test('an address with a filter opens the first section that matches and shows its matching files', async () => {
  await show('?os=linux&arch=arm64');
  await waitFor(() => expect(open()).toEqual(['Linux']));
  expect(cards()).toEqual(['l-arm.tar.gz']);
  expect(await status()).toBe('1 of 7 files');
  expect(names().slice(0, 2)).toEqual(['Linux', 'Empty']);
  expect(headers()[0]).toHaveAccessibleDescription('Patch 3 1 of 2 files');
});

// UI-12.
test('the count of a section follows the filter in a page that the browser has translated', async () => {
  await show('?q=l-');
  await screen.findByText('2 of 2 files');
  translatePage();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'l-arm' } });
  await waitFor(() => expect(headers()[0]).toHaveAccessibleDescription('Patch 3 1 of 2 files'));
});

test('nested sections are filtered too, and the first one with a match opens', async () => {
  await show('?q=a-x64');
  await waitFor(() => expect(open()).toEqual(['Mobile', 'Android']));
  expect(cards()).toEqual(['a-x64.zip']);
  expect(screen.queryByRole('button', { name: 'iOS' })).not.toBeInTheDocument();
});

test('an open section that matches stays open; Show all shows everything again', async () => {
  await show('?keep=1');
  await bar();
  await openSection('Linux');
  await userEvent.type(screen.getByRole('searchbox'), 'arm');
  await waitFor(() => expect(cards()).toEqual(['l-arm.tar.gz']));
  expect(open()).toEqual(['Linux']);
  expect(await status()).toBe('4 of 7 files');
  expect(window.location.search).toBe('?keep=1&q=arm');

  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(open()).toEqual(['Linux']);
  expect(cards()).toEqual(['l-x64.tar.gz', 'l-arm.tar.gz']);
  expect(names()).toContain('Windows');
  expect(window.location.search).toBe('?keep=1');
  expect(await status()).toBe('7 files');
  expect(await bar()).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('a filter without a match says so and offers the way back', async () => {
  await show('?os=solaris');
  const search = await bar();
  expect(await status()).toBe('0 of 7 files');
  expect(search).toHaveTextContent('No file matches.');
  expect(names().slice(0, 1)).toEqual(['Empty']);
  expect(within(search).getByRole('combobox', { name: 'System' })).toHaveValue('solaris');
  await userEvent.click(within(search).getByRole('button', { name: 'Show all' }));
  expect(await status()).toBe('7 files');
});

// FIND-4.
test('the visitor’s own system is suggested, and chosen with a click only', async () => {
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (X11; Linux x86_64)');
  localStorage.setItem('portal-system', 'windows');
  await show();
  const suggestion = await screen.findByRole('button', { name: 'Show files for Linux' });
  expect(await status()).toBe('7 files');
  await userEvent.click(suggestion);
  await waitFor(() => expect(window.location.search).toBe('?os=linux'));
  expect(await status()).toBe('2 of 7 files');
  expect(suggestion).not.toBeInTheDocument();
});

test('a system is not suggested for which the page recommends a file', async () => {
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (X11; Linux x86_64)');
  await show();
  await bar();
  expect(screen.getByRole('region', { name: 'Recommended download' })).toHaveTextContent('For Linux');
  expect(screen.queryByRole('button', { name: /^Show files for/ })).not.toBeInTheDocument();
});

test('a system that the page has no files for is not suggested', async () => {
  jest
    .spyOn(window.navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)');
  await show();
  await bar();
  expect(screen.queryByRole('button', { name: /^Show files for/ })).not.toBeInTheDocument();
});

// FIND-1, FIND-3.
test('a value is chosen in a list, which keeps the focus', async () => {
  const before = window.history.length;
  await show();
  const system = within(await bar()).getByRole('combobox', { name: 'System' });
  system.focus();
  await userEvent.selectOptions(system, 'Android');
  await waitFor(() => expect(window.location.search).toBe('?os=android'));
  expect(within(await bar()).getByRole('combobox', { name: 'System' })).toHaveFocus();
  expect(await status()).toBe('2 of 7 files');
  expect(window.history.length).toBe(before);
});

// FIND-3.
test('what was typed stays in the address with what is chosen right after it', async () => {
  await show();
  const search = within(await bar());
  fireEvent.change(search.getByRole('searchbox'), { target: { value: 'arm' } });
  fireEvent.change(search.getByRole('combobox', { name: 'System' }), { target: { value: 'android' } });
  await waitFor(() => expect(window.location.search).toBe('?os=android&q=arm'));
  expect(search.getByRole('searchbox')).toHaveValue('arm');
});

// FIND-2.
test('Show all forgets what was typed just before', async () => {
  await show('?os=android');
  const search = within(await bar());
  fireEvent.change(search.getByRole('searchbox'), { target: { value: 'arm' } });
  fireEvent.click(search.getByRole('button', { name: 'Show all' }));
  expect(search.getByRole('searchbox')).toHaveValue('');
  await waitFor(() => expect(window.location.search).toBe(''));
});

// FIND-2.
test('a link to a card that the filter hides ends the filter and opens the card’s section', async () => {
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (X11; Linux x86_64)');
  await show('?os=windows');
  await waitFor(() => expect(open()).toEqual(['Windows']));
  await userEvent.click(await screen.findByRole('link', { name: 'Also for Linux: arm64' }));
  await waitFor(() => expect(cards()).toEqual(['l-x64.tar.gz', 'l-arm.tar.gz']));
  expect(open()).toEqual(['Linux']);
  expect(window.location.search).toBe('');
});

// FIND-5.
test('Copy link names the card, and not the filter that may hide it one day', async () => {
  const user = userEvent.setup();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  await show('?language=German&os=linux&arch=arm64');
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  const key = 'packages/communicator/2026.3.0/l-arm.tar.gz';
  expect(writeText).toHaveBeenCalledWith(
    `${window.location.origin}${PAGE}?language=German#${encodeURIComponent(`file-${key}`)}`,
  );
});
