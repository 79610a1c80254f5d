import { freshPage, injectFault, signInAs } from '@portal/testing';
import { translatePage } from '@portal/testing/translate-page';
import { screen, waitFor } from '@testing-library/react';
import { clearSearchIndex } from './load-index';
import {
  address,
  combobox,
  group,
  openSearch,
  option,
  options,
  renderSearch,
  type,
} from './testing/render-search';

beforeEach(async () => {
  clearSearchIndex();
  await freshPage('/page');
});

// SEARCH-2, SEARCH-7.
test('finds pages, versions, videos and files; a file’s address is its card’s', async () => {
  renderSearch();
  const user = await openSearch();
  type('communicator trial');
  expect(option(/^60-Day Trial, HOOPS Communicator/)).toHaveAttribute('href', '/hoops/communicator/trial');

  type('your first viewer');
  expect(option(/^Your First Viewer/)).toHaveAttribute(
    'href',
    '/hoops/communicator/training?video=comm-1-03&group=1',
  );

  type('communicator 2023 sp2');
  expect(option(/^HOOPS Communicator 2023 SP2, Older version/)).toHaveAttribute(
    'href',
    '/hoops/communicator/downloads/2023_sp2',
  );

  type('communicator 2026.3.0 linux arm64');
  const file = option(/^HOOPS_Communicator_2026\.3\.0_Linux_ARM64\.tar\.gz/);
  // A long name breaks after its underscores, marked or not.
  expect(file.querySelectorAll('wbr')).toHaveLength(4);
  expect(screen.getByRole('status')).toHaveTextContent('1 result');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(address()).toBe('/hoops/communicator/downloads/2026.3.0#file-0d4717076e32665afa76427331b3f033'),
  );
});

// UI-12.
test('in a page that the browser has translated, another query shows its own results', async () => {
  renderSearch();
  await openSearch();
  type('hoops communicator');
  translatePage();
  type('hoops exchange');
  expect(options()[0]).toHaveTextContent('HOOPS Exchange CAD Data Exchange');
  translatePage();
  type('exchange');
  expect(options()[0]).toHaveTextContent('HOOPS Exchange CAD Data Exchange');
});

// SEARCH-7.
test('a file whose release cannot be read leads to its page', async () => {
  await injectFault({ call: 'content:cae-product/eda/', kind: 'status', status: 404 });
  renderSearch();
  const user = await openSearch();
  type('demo analyzer 2023.2 exe');
  await user.click(option(/Analyzer_2023.2_Windows.exe/));
  await waitFor(() => expect(address()).toBe('/cae/eda/downloads/2023.2'));
});

// SEARCH-2, UI-6.
test('documentation opens in a new tab, and the page stays', async () => {
  renderSearch();
  const user = await openSearch();
  type('release notes exchange');
  const docs = option(/^Release Notes, HOOPS Exchange.*, opens in a new tab$/);
  expect(docs).toHaveAttribute('href', '/places/docs/exchange/latest/release_notes');
  expect(docs).toHaveAttribute('target', '_blank');
  const followed = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener('click', followed, { once: true });
  await user.keyboard('{Enter}');
  expect(followed).toHaveBeenCalledTimes(1);
  expect(address()).toBe('/page');
});

// SEARCH-2.
test('says how much it found, also nothing', async () => {
  renderSearch();
  await openSearch();
  type('realdwg');
  expect(group(/^Files 8 of \d+$/)).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(/^\d+ results$/);
  type('no such thing');
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “no such thing”.');
  expect(combobox()).toHaveAttribute('aria-expanded', 'false');
  type('webgl2 realdwg');
  expect(group(/^Files 8 of \d+$/)).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(/^\d+ results without “webgl2”, which nothing has\.$/);
});

// SEARCH-2, INDEX-2.
test('finds the license page, but never a key or an account', async () => {
  await signInAs('partner');
  renderSearch();
  await openSearch();
  type('license keys');
  expect(option(/^Your Licenses/)).toHaveAttribute('href', '/license_generator');
  type('fabrikam');
  expect(options()).toEqual([]);
});
