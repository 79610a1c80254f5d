import { findA11yViolations, freshPage } from '@portal/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSearchIndex } from './load-index';
import {
  address,
  combobox,
  dialog,
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

// SEARCH-1.
test.each([
  ['Ctrl+K', { key: 'k', ctrlKey: true }],
  ['Ctrl+K with Caps Lock', { key: 'K', ctrlKey: true }],
  ['Cmd+K', { key: 'k', metaKey: true }],
  ['/', { key: '/' }],
])('%s opens the dialog, and Escape gives the focus back', async (_, key) => {
  renderSearch();
  const opener = await screen.findByRole('link', { name: 'Another link' });
  opener.focus();
  // The browser's own meaning of the key is prevented.
  expect(fireEvent.keyDown(opener, key)).toBe(false);
  await screen.findByRole('dialog', { name: 'Search' });
  await waitFor(() => expect(combobox()).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

// SEARCH-1, A11Y-8.
test('Escape gives the focus to the content if the page was replaced meanwhile', async () => {
  const router = renderSearch();
  const opener = await screen.findByRole('link', { name: 'Another link' });
  opener.focus();
  fireEvent.keyDown(opener, { key: '/' });
  await screen.findByRole('dialog', { name: 'Search' });
  await waitFor(() => expect(combobox()).toHaveFocus());
  // As in the portal, each navigation draws the page anew.
  await act(() => router.navigate('/page', { replace: true }));
  expect(opener).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test.each([
  ['Ctrl+Shift+K, which opens tools of the browser', { key: 'K', ctrlKey: true, shiftKey: true }],
  ['K', { key: 'k' }],
])('%s does not open the dialog', async (_, key) => {
  renderSearch();
  await screen.findByRole('button', { name: 'Search' });
  expect(fireEvent.keyDown(document.body, key)).toBe(true);
  expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('aria-busy', 'false');
});

// SEARCH-1.
test('the page that is open already has the focus when it is chosen', async () => {
  await freshPage('/naming');
  renderSearch();
  const opener = await screen.findByRole('link', { name: 'Another link' });
  opener.focus();
  fireEvent.keyDown(opener, { key: 'k', ctrlKey: true });
  await screen.findByRole('dialog', { name: 'Search' });
  type('naming conventions');
  await userEvent.click(option(/^Package Naming Conventions/));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(opener).not.toBeInTheDocument());
  expect(screen.getByRole('main')).toHaveFocus();
});

// SEARCH-9.
test('what is typed while the dialog is loading is in its field', async () => {
  renderSearch();
  await screen.findByRole('button', { name: 'Search' });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  // Keys that come before the field, as the replayed ones of a rendered page do.
  for (const key of ['e', 'x', 'y', 'Backspace', 'Shift', 'c']) fireEvent.keyDown(document.body, { key });
  const early = screen.getByRole('textbox', { name: 'Search' });
  expect(early).toHaveFocus();
  fireEvent.change(early, { target: { value: `${(early as HTMLInputElement).value}hange` } });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(combobox()).toHaveFocus());
  expect(combobox()).toHaveValue('exchange');
  expect(screen.queryByRole('textbox', { name: 'Search' })).not.toBeInTheDocument();
  expect(options()[0]).toHaveAccessibleName('HOOPS Exchange, CAD Data Exchange');
});

// SEARCH-9.
test('Escape while the dialog is loading gives the focus back, and the next opening is empty', async () => {
  renderSearch();
  const opener = await screen.findByRole('link', { name: 'Another link' });
  opener.focus();
  fireEvent.keyDown(opener, { key: 'k', ctrlKey: true });
  await userEvent.keyboard('a{Escape}');
  expect(opener).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await openSearch();
  expect(combobox()).toHaveValue('');
});

// SEARCH-1.
test('"/" in a field is a slash, and other keys open nothing', async () => {
  renderSearch();
  const field = await screen.findByRole('textbox', { name: 'Another field' });
  expect(fireEvent.keyDown(field, { key: '/' })).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: 'k' })).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true, altKey: true })).toBe(true);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

// SEARCH-1, SEARCH-2.
test('finds a product as it is typed; arrow keys move, Enter opens', async () => {
  renderSearch();
  const user = await openSearch();
  type('parasol');
  expect(option(/^Parasolid, Solid Modeling/)).toHaveAttribute('aria-selected', 'true');
  const active = options()[0]?.id;
  expect(combobox()).toHaveAttribute('aria-activedescendant', active);
  // A screen reader reads the option for another id only.
  type('exchange');
  expect(combobox()).toHaveAttribute('aria-activedescendant', options()[0]?.id);
  expect(options()[0]?.id).not.toBe(active);
  type('parasol');
  expect(combobox()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  await user.keyboard('{ArrowUp}');
  expect(options().at(-1)).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}');
  expect(options()[0]).toHaveAttribute('aria-selected', 'true');
  // Firefox takes an option whose `onclick` is set again for a new one.
  expect(options()[0]?.onclick).toBeNull();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/toolkits/siemens-parasolid'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

// SEARCH-1.
test('closes when the browser goes back to another page', async () => {
  const { navigate } = renderSearch();
  await act(() => navigate('/another'));
  await openSearch();
  await act(() => navigate(-1));
  await waitFor(() => expect(address()).toBe('/page'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

// SEARCH-6.
test('lists the last choices, which can be cleared', async () => {
  renderSearch();
  for (const [query, name] of [
    ['parasolid', /^Parasolid, Solid Modeling/],
    ['your licenses', /^Your Licenses/],
  ] as const) {
    const opened = await openSearch();
    type(query);
    await opened.click(option(name));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
  const user = await openSearch();
  expect(group(/^Recent/)).toBeInTheDocument();
  expect(options().map((one) => one.textContent)).toEqual([
    expect.stringContaining('Your Licenses'),
    expect.stringContaining('Parasolid'),
  ]);
  expect(Object.keys(window.sessionStorage)).toEqual([]);
  await user.click(within(dialog()).getByRole('button', { name: 'Clear recent' }));
  expect(options()).toEqual([]);
  expect(window.localStorage.getItem('portal-search-recent')).toBeNull();
  // A11Y-8.
  expect(combobox()).toHaveFocus();
});

// SEARCH-6, SEC-2.
test.each([
  ['something else', '"x"'],
  ['no JSON', '{'],
  ['an address that runs code', '[{"kind":"page","title":"Click","detail":"","href":"javascript:alert(1)"}]'],
])('a storage with %s lists nothing', async (_, text) => {
  window.localStorage.setItem('portal-search-recent', text);
  renderSearch();
  await openSearch();
  expect(options()).toEqual([]);
});

// SEARCH-6.
test('a title that was cut inside of a sign is an option, too', async () => {
  const cut = '[{"kind":"page","title":"Cut \\ud83d","detail":"A page","href":"/cut"}]';
  window.localStorage.setItem('portal-search-recent', cut);
  renderSearch();
  await openSearch();
  const id = combobox().getAttribute('aria-activedescendant') ?? '';
  expect(option(/^Cut/)).toHaveAttribute('id', id);
  expect(id).not.toMatch(/\s/);
});

test('has no serious axe findings', async () => {
  renderSearch();
  await openSearch();
  type('communicator');
  group(/^Files/);
  expect(await findA11yViolations(dialog())).toEqual([]);
});
