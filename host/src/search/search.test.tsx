import { defineRemote, describeRemote } from '@portal/contract';
import { useLocation } from '@portal/router';
import type { StaticRemote } from '@portal/shell';
import { clearFaults, findA11yViolations, freshPage, injectFault, signInAs } from '@portal/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPortal } from '../frame/testing/render-portal';
import { clearSearchIndex } from './load-index';

const description = describeRemote({
  name: 'pages',
  title: 'Pages',
  owner: { team: 'Pages' },
  owns: ['/hoops/*', '/toolkits/*', '/cae/*'],
});

function Address() {
  const { pathname, search, hash } = useLocation();
  return <h1>{pathname + search + hash}</h1>;
}

/** Every product page is its address. */
const pages: StaticRemote = {
  description,
  load: async () => {
    const page = [{ path: '*', Component: Address }];
    return defineRemote(description, { routes: { '/hoops/*': page, '/toolkits/*': page, '/cae/*': page } });
  },
};

const INDEX = 'content:search-index.json';
const dialog = () => screen.getByRole('dialog', { name: 'Search' });
const combobox = () => within(dialog()).getByRole('combobox', { name: 'Search' });
const options = () => within(dialog()).queryAllByRole('option');
const option = (name: RegExp) => within(dialog()).findByRole('option', { name });
const group = (name: RegExp) => within(dialog()).findByRole('group', { name });
const title = () => screen.getByRole('heading', { level: 1 });

const type = (query: string) => fireEvent.change(combobox(), { target: { value: query } });

/** Opens the dialog from the header. @returns the person at the keyboard. */
async function openSearch() {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  await waitFor(() => expect(combobox()).toHaveFocus());
  return user;
}

beforeEach(async () => {
  clearSearchIndex();
  window.localStorage.clear();
  await freshPage('/naming');
});
afterEach(() => jest.restoreAllMocks());

// SEARCH-1.
test.each([
  ['Ctrl+K', { key: 'k', ctrlKey: true }],
  ['Cmd+K', { key: 'k', metaKey: true }],
  ['/', { key: '/' }],
])('%s opens the dialog, and Escape gives the focus back', async (_, key) => {
  await renderPortal('/naming', [pages]);
  const opener = screen.getByRole('link', { name: 'Developer Zone' });
  opener.focus();
  // The browser's own meaning of the key is prevented.
  expect(fireEvent.keyDown(opener, key)).toBe(false);
  await screen.findByRole('dialog', { name: 'Search' });
  await waitFor(() => expect(combobox()).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

// SEARCH-1.
test('"/" in a field is a slash, and other keys open nothing', async () => {
  await renderPortal('/naming', [pages]);
  const field = screen.getByRole('textbox');
  expect(fireEvent.keyDown(field, { key: '/' })).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: 'k' })).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true, altKey: true })).toBe(true);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

// SEARCH-1, SEARCH-2.
test('finds a product as it is typed; arrow keys move, Enter opens', async () => {
  await renderPortal('/naming', [pages]);
  const user = await openSearch();
  type('parasol');
  expect(await option(/^Parasolid, Solid Modeling/)).toHaveAttribute('aria-selected', 'true');
  expect(combobox()).toHaveAttribute('aria-activedescendant', options()[0]?.id);
  expect(combobox()).toHaveAttribute('aria-controls', within(dialog()).getByRole('listbox').id);
  await user.keyboard('{ArrowUp}');
  expect(options().at(-1)).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}');
  expect(options()[0]).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(title()).toHaveTextContent('/toolkits/siemens-parasolid'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

// SEARCH-2, SEARCH-7.
test('finds pages, versions, videos and files; a file’s address is its card’s', async () => {
  await renderPortal('/naming', [pages]);
  const user = await openSearch();
  type('communicator trial');
  expect(await option(/^60-Day Trial, HOOPS Communicator/)).toHaveAttribute(
    'href',
    '/hoops/communicator/trial',
  );

  type('your first viewer');
  expect(await option(/^Your First Viewer/)).toHaveAttribute(
    'href',
    '/hoops/communicator/training?video=comm-1-03&group=1',
  );

  type('communicator 2023 sp2');
  expect(await option(/^HOOPS Communicator 2023 SP2, Older version/)).toHaveAttribute(
    'href',
    '/hoops/communicator/downloads/2023_sp2',
  );

  type('communicator 2026.3.0 linux arm64');
  await option(/^HOOPS_Communicator_2026\.3\.0_Linux_ARM64\.tar\.gz/);
  expect(within(dialog()).getByRole('status')).toHaveTextContent('1 result');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(title()).toHaveTextContent(
      '/hoops/communicator/downloads/2026.3.0#file-0d4717076e32665afa76427331b3f033',
    ),
  );
});

// SEARCH-7.
test('a file whose release cannot be read leads to its page', async () => {
  await injectFault({ call: 'content:cae-product/eda/', kind: 'status', status: 404 });
  await renderPortal('/naming', [pages]);
  const user = await openSearch();
  type('demo analyzer 2023.2 exe');
  await user.click(await option(/Analyzer_2023.2_Windows.exe/));
  await waitFor(() => expect(title()).toHaveTextContent(/^\/cae\/eda\/downloads\/2023.2$/));
});

// SEARCH-2, UI-6.
test('documentation opens in a new tab, and the page stays', async () => {
  await renderPortal('/naming', [pages]);
  const user = await openSearch();
  type('release notes exchange');
  const docs = await option(/^Release Notes, HOOPS Exchange/);
  expect(docs).toHaveAttribute('href', '/places/docs/exchange/latest/release_notes');
  expect(docs).toHaveAttribute('target', '_blank');
  const followed = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener('click', followed, { once: true });
  await user.keyboard('{Enter}');
  expect(followed).toHaveBeenCalledTimes(1);
  expect(title()).toHaveTextContent('Package Naming');
});

// SEARCH-2.
test('says how much it found, also nothing', async () => {
  await renderPortal('/naming', [pages]);
  await openSearch();
  type('realdwg');
  await group(/^Files 8 of \d+$/);
  expect(within(dialog()).getByRole('status')).toHaveTextContent(/^\d+ results$/);
  type('no such thing');
  expect(within(dialog()).getByRole('status')).toHaveTextContent('Nothing found for “no such thing”.');
  expect(combobox()).toHaveAttribute('aria-expanded', 'false');
});

// SEARCH-4.
test('fetches the index when it is first opened, and once', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  const requests = () =>
    fetched.mock.calls.filter(([input]) =>
      JSON.stringify(input instanceof Request ? input.url : input).includes('search-index'),
    ).length;
  await renderPortal('/naming', [pages]);
  expect(requests()).toBe(0);
  for (const _ of ['first', 'second']) {
    const user = await openSearch();
    type('your first viewer');
    await option(/^Your First Viewer/);
    await user.keyboard('{Escape}');
  }
  expect(requests()).toBe(1);
});

// SEARCH-5, SEARCH-4, INDEX-4.
test.each([
  ['is missing', { kind: 'status', status: 404 }, /There is no search index/],
  ['cannot be fetched', { kind: 'status', status: 501 }, /could not be loaded/],
  ['is broken', { kind: 'body', body: { encoding: 'base64', content: 'bm8=' } }, /not valid JSON/],
  [
    'has another format',
    { kind: 'body', body: { encoding: 'base64', content: btoa('{"format":2}') } },
    /expected shape/,
  ],
  ['is too large', { kind: 'body', body: { encoding: 'none', content: '' } }, /larger than 1 MB/],
] as const)('an index that %s leaves products, pages and documentation', async (_, fault, notice) => {
  await injectFault({ call: INDEX, ...fault });
  await renderPortal('/naming', [pages]);
  const user = await openSearch();
  expect(await within(dialog()).findByText(notice)).toBeInTheDocument();
  type('polygonica');
  expect((await option(/^Polygonica, Mesh/)).getAttribute('href')).toBe('/toolkits/polygonica');
  expect(within(dialog()).queryByRole('group', { name: /Files/ })).not.toBeInTheDocument();
  const retry = within(dialog()).queryByRole('button', { name: 'Retry' });
  expect(retry === null).toBe(fault.kind === 'status' && fault.status === 404);
  if (retry === null) return;
  await clearFaults();
  await user.click(retry);
  await group(/^Files/);
  expect(within(dialog()).queryByText(notice)).not.toBeInTheDocument();
});

// SEARCH-5.
test('an index that is older than the content says so, and the latest version is found', async () => {
  const old = {
    format: 1,
    products: [{ code: 'polygonica', latest: '3.5.0', versions: [['3.5.0', '', []]] }],
  };
  await injectFault({
    call: INDEX,
    kind: 'body',
    body: { encoding: 'base64', content: btoa(JSON.stringify(old)) },
  });
  await renderPortal('/naming', [pages]);
  await openSearch();
  expect(await within(dialog()).findByText(/older than the content: .* of Polygonica/)).toBeInTheDocument();
  type('polygonica 4.2');
  expect(await option(/^Polygonica 4\.2\.0, Latest/)).toHaveAttribute(
    'href',
    '/toolkits/polygonica/downloads/4.2.0',
  );
});

// SEARCH-6.
test('lists the last choices, which can be cleared', async () => {
  const { go } = await renderPortal('/naming', [pages]);
  for (const query of ['parasolid', 'your licenses']) {
    const user = await openSearch();
    type(query);
    await option(new RegExp(`^${query}`, 'i'));
    await user.click(options()[0] ?? dialog());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await go('/naming');
  }
  const user = await openSearch();
  await group(/^Recent/);
  expect(options().map((one) => one.textContent)).toEqual([
    expect.stringContaining('Your Licenses'),
    expect.stringContaining('Parasolid'),
  ]);
  expect(Object.keys(window.sessionStorage)).toEqual([]);
  await user.click(within(dialog()).getByRole('button', { name: 'Clear recent' }));
  expect(options()).toEqual([]);
  expect(window.localStorage.getItem('portal-search-recent')).toBeNull();
});

// SEARCH-6, SEC-2.
test.each([
  ['something else', '"x"'],
  ['no JSON', '{'],
  ['an address that runs code', '[{"kind":"page","title":"Click","detail":"","href":"javascript:alert(1)"}]'],
])('a storage with %s lists nothing', async (_, text) => {
  window.localStorage.setItem('portal-search-recent', text);
  await renderPortal('/naming', [pages]);
  await openSearch();
  expect(options()).toEqual([]);
});

// SEARCH-2, INDEX-2.
test('finds the license page, but never a key or an account', async () => {
  await signInAs('partner');
  await renderPortal('/naming', [pages]);
  await openSearch();
  type('license keys');
  expect(await option(/^Your Licenses/)).toHaveAttribute('href', '/license_generator');
  type('fabrikam');
  expect(options()).toEqual([]);
});

test('has no serious axe findings', async () => {
  await renderPortal('/naming', [pages]);
  await openSearch();
  type('communicator');
  await group(/^Files/);
  expect(await findA11yViolations(dialog())).toEqual([]);
});
