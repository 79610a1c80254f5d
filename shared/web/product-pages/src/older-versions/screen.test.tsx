import { productByCode } from '@portal/catalog';
import { clearFaults, freshPage, injectContent, injectFault } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openProduct, renderProduct, settledHeading } from '../testing';
import { INDEX, index, versionsOf } from './testing/older-versions-page';

const communicator = productByCode('communicator');

beforeEach(() => freshPage('/hoops/communicator/downloads'));

const years = () => screen.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent);

// PAGE-11, OLD-1.
test('lists the years newest first, all closed', async () => {
  await injectContent(INDEX.communicator, index);
  renderProduct(communicator, '/hoops/communicator/downloads');
  expect(await settledHeading()).toHaveTextContent('HOOPS Communicator Older Versions');
  expect(years()).toEqual([
    expect.stringMatching(/^2024/),
    expect.stringMatching(/^2023/),
    expect.stringMatching(/^2022/),
    expect.stringMatching(/^2021/),
  ]);
});

// UI-1.
test('a year that the list names twice is two items, of which one is open', async () => {
  await injectContent(INDEX.communicator, [
    { year: 2023, versions: ['2023.2'] },
    { year: 2023, versions: ['2023.1'] },
  ]);
  await openProduct(communicator, '/hoops/communicator/downloads');
  const [first, second] = screen.getAllByRole('button', { name: /^2023/ });
  if (first === undefined || second === undefined) throw new Error('There are not two items');
  await userEvent.click(first);
  expect(first).toHaveAttribute('aria-expanded', 'true');
  expect(second).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['Communicator', communicator, '/hoops/communicator/downloads', INDEX.communicator],
  [
    'AutoCAD OEM',
    productByCode('autocad_oem'),
    '/platform-products/autocad_oem/downloads',
    'partner-product/autocad_oem/autocad_oem-version.json',
  ],
])('a version that the list of %s names twice is two rows', async (_, product, path, file) => {
  const year = { year: 2026, versions: ['2026.2', '2026.1', '2026.2'] };
  await injectContent(file, [year, { ...year, year: 2025, versions: [] }, { year: 2025, versions: [] }]);
  await openProduct(product, path);
  for (const button of screen.queryAllByRole('button', { name: /^2026/ })) await userEvent.click(button);
  expect((await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent)).toEqual(
    product === communicator ? ['2026.2', '2026.2', '2026.1'] : year.versions,
  );
});

// NEWS-4.
test('leads to the feed of the product', async () => {
  await openProduct(communicator, '/hoops/communicator/downloads');
  const feed = screen.getByRole('link', { name: 'Feed of releases of HOOPS Communicator' });
  expect(feed).toHaveAttribute('href', '/feeds/communicator.atom');
});

// OLD-4.
test('shows the message of a year, or that it had no update', async () => {
  await injectContent(INDEX.communicator, index);
  await openProduct(communicator, '/hoops/communicator/downloads');
  expect((await versionsOf('2022')).getByText('No update for this version.')).toBeVisible();
  expect((await versionsOf('2021')).getByText('Nothing came out.')).toBeVisible();
});

// MISS-5.
test.each([
  ['HOOPS Communicator', communicator, '/hoops/communicator/downloads', INDEX.communicator],
  [
    'RealDWG',
    productByCode('realdwg'),
    '/toolkits/realdwg/downloads',
    'partner-product/realdwg/realdwg-version.json',
  ],
])('says that the list of %s is empty', async (_, product, path, file) => {
  await injectContent(file, []);
  renderProduct(product, path);
  expect(await settledHeading()).toHaveTextContent(`${product.name} Older Versions`);
  expect(screen.getByText('No versions are listed yet.')).toBeVisible();
});

test('shows that the list could not be loaded, and retries', async () => {
  await injectFault({ kind: 'body', call: `content:${INDEX.communicator}`, body: { wrong: true } });
  renderProduct(communicator, '/hoops/communicator/downloads');
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent('The list of versions of HOOPS Communicator could not be loaded.');
  await clearFaults();
  await userEvent.click(within(failure).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: '2026' })).toBeVisible();
});

// OLD-5.
test('AutoCAD OEM: shows the first four years, each a link', async () => {
  const product = productByCode('autocad_oem');
  await openProduct(product, '/platform-products/autocad_oem/downloads');
  const main = screen.getByRole('main');
  expect(
    within(main)
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent),
  ).toEqual(['2026', '2025', '2024', '2023']);
  expect(screen.getByRole('link', { name: '2026' })).toHaveAttribute(
    'href',
    '/platform-products/autocad_oem/downloads/2026',
  );
  expect(screen.getByText('No update for this version.')).toBeVisible();
  expect(screen.getByText('The 2024 download contains all updates.')).toBeVisible();
});

// NEWS-2.
test('AutoCAD OEM: an update is new once its list was visited without it', async () => {
  const visit = (seen: string) => JSON.stringify({ autocad_oem: { seen, before: seen, at: 0 } });
  const product = productByCode('autocad_oem');
  const open = async () => {
    const { unmount } = await openProduct(product, '/platform-products/autocad_oem/downloads');
    const marked = screen.queryAllByText('New since your last visit').length;
    unmount();
    return marked;
  };
  window.localStorage.setItem('portal.seen-versions', visit('2025'));
  expect(await open()).toBe(0);
  window.localStorage.setItem('portal.seen-updates', visit('2026.1'));
  expect(await open()).toBe(1);
});
