import { clearFaults, freshPage, injectFault } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSearchIndex, loadIndex } from './load-index';
import { combobox, dialog, openSearch, option, options, renderSearch, type } from './testing/render-search';

const INDEX = 'content:search-index.json';

beforeEach(async () => {
  clearSearchIndex();
  await freshPage('/page');
});
afterEach(() => jest.restoreAllMocks());

// SEARCH-4.
test('fetches the index when it is first opened, and once', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  const requests = () =>
    fetched.mock.calls.filter(([input]) =>
      JSON.stringify(input instanceof Request ? input.url : input).includes('search-index'),
    ).length;
  renderSearch();
  await screen.findByRole('button', { name: 'Search' });
  expect(requests()).toBe(0);
  for (const _ of ['first', 'second']) {
    const user = await openSearch();
    type('your first viewer');
    expect(option(/^Your First Viewer/)).toBeInTheDocument();
    await user.keyboard('{Escape}');
  }
  expect(requests()).toBe(1);
});

// SEARCH-1.
test('an index that comes late does not move the visitor to another option', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const fetched = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const response = await fetched(...request);
    if (response.url.includes('search-index')) await held;
    return response;
  });
  renderSearch();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  await waitFor(() => expect(combobox()).toHaveFocus());
  type('communicator');
  const selected = () => within(dialog()).getByRole('option', { selected: true });
  await user.keyboard('{ArrowUp}');
  const name = selected().textContent;
  expect(options().at(-1)).toBe(selected());
  expect(within(dialog()).getByText(/^\d+ results\. Versions, files and videos are loading…$/)).toBeVisible();
  answer();
  await within(dialog()).findByRole('group', { name: /^Files/ });
  expect(options().at(-1)).not.toBe(selected());
  expect(selected()).toHaveTextContent(name);
  expect(combobox()).toHaveAttribute('aria-activedescendant', selected().id);
});

// SEARCH-5, SEARCH-4, INDEX-4, API-5.
test.each([
  ['is missing', { kind: 'status', status: 404 }, /There is no search index/],
  [
    'cannot be fetched',
    { kind: 'status', status: 503, headers: { 'Retry-After': '90' } },
    /could not be loaded\. .* Please try again in 90 seconds\./,
  ],
  ['is broken', { kind: 'body', body: { encoding: 'base64', content: 'bm8=' } }, /not valid JSON/],
  [
    'has another format',
    { kind: 'body', body: { encoding: 'base64', content: btoa('{"format":2}') } },
    /expected shape/,
  ],
  ['is too large', { kind: 'body', body: { encoding: 'none', content: '' } }, /larger than 1 MB/],
] as const)('an index that %s leaves products, pages and documentation', async (_, fault, notice) => {
  await injectFault({ call: INDEX, ...fault });
  renderSearch();
  const user = await openSearch();
  expect(within(dialog()).getByText(notice)).toBeInTheDocument();
  type('polygonica');
  expect(option(/^Polygonica, Mesh/)).toHaveAttribute('href', '/toolkits/polygonica');
  expect(within(dialog()).queryByRole('group', { name: /Files/ })).not.toBeInTheDocument();
  const retry = within(dialog()).queryByRole('button', { name: 'Retry' });
  expect(retry === null).toBe(fault.kind === 'status' && fault.status === 404);
  if (retry === null) return;
  await clearFaults();
  await user.click(retry);
  // A11Y-8.
  expect(combobox()).toHaveFocus();
  await within(dialog()).findByRole('group', { name: /^Files/ });
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
  renderSearch();
  await openSearch();
  expect(within(dialog()).getByText(/older than the content: .* of Polygonica/)).toBeInTheDocument();
  type('polygonica 4.2');
  expect(option(/^Polygonica 4\.2\.0, Latest/)).toHaveAttribute(
    'href',
    '/toolkits/polygonica/downloads/4.2.0',
  );
});

// SEARCH-8.
test('the newest version comes first, in whatever order an index lists them', async () => {
  const versions = ['3.9.0', '3.10.0', '4.2.0', '4.3.0 Preview'].map((version) => [version, '', []]);
  const index = { format: 1, products: [{ code: 'polygonica', latest: '4.2.0', versions }] };
  await injectFault({
    call: INDEX,
    kind: 'body',
    body: { encoding: 'base64', content: btoa(JSON.stringify(index)) },
  });
  const { items } = await loadIndex();
  const byAge = items.toSorted((a, b) => (a.age ?? 0) - (b.age ?? 0));
  expect(byAge.map(({ version }) => version)).toEqual(['4.2.0', '4.3.0 Preview', '3.10.0', '3.9.0']);
});
