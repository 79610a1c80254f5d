import { clearReleasesCache } from '@portal/api/content';
import { productByCode } from '@portal/catalog';
import { clearFaults, freshPage, injectContent, injectFault } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderProduct, settledHeading } from '../testing';
import { clearSummaries } from './summary';

const communicator = productByCode('communicator');
const exchange = productByCode('exchange');
const INDEX = {
  communicator: 'hoops-product/hoops-communicator/hoops-communicator-version.json',
  exchange: 'hoops-product/hoops-exchange/hoops-exchange-version.json',
};
const index = [
  { year: 2023, versions: ['2023 SP1', '2023', '2023 SP2'] },
  { year: 2024, versions: ['2024.9.0', '2024.10.0', '2024.2.0'] },
  { year: 2022, versions: [] },
  { year: 2021, versions: [], message: 'Nothing came out.' },
];

beforeEach(() => freshPage('/hoops/communicator/downloads'));

const years = () => screen.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent);
const versionsOf = async (year: string) => {
  await userEvent.click(screen.getByRole('button', { name: year }));
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  const panel = document.getElementById(
    screen.getByRole('button', { name: year }).getAttribute('aria-controls') ?? '',
  );
  return within(panel as HTMLElement);
};
/** The versions of a year's table, in its order. */
const names = (year: ReturnType<typeof within>) =>
  year.getAllByRole('rowheader').map((cell: HTMLElement) => within(cell).getByRole('link').textContent);

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

// NEWS-4.
test('leads to the feed of the product', async () => {
  renderProduct(communicator, '/hoops/communicator/downloads');
  await settledHeading();
  expect(screen.getByRole('link', { name: 'Feed' })).toHaveAttribute('href', '/feeds/communicator.atom');
});

// OLD-2.
test('sorts Communicator’s versions numerically from 2024 on', async () => {
  await injectContent(INDEX.communicator, index);
  renderProduct(communicator, '/hoops/communicator/downloads');
  await settledHeading();
  expect(names(await versionsOf('2024'))).toEqual(['2024.10.0', '2024.9.0', '2024.2.0']);
  expect(names(await versionsOf('2023'))).toEqual(['2023 SP1', '2023', '2023 SP2']);
});

test('keeps the index’s order for other products', async () => {
  await injectContent(INDEX.exchange, index);
  renderProduct(exchange, '/hoops/exchange/downloads');
  await settledHeading();
  expect(names(await versionsOf('2024'))).toEqual(['2024.9.0', '2024.10.0', '2024.2.0']);
});

// OLD-3.
test('links each version to its page, lower-cased with underscores', async () => {
  await injectContent(INDEX.communicator, index);
  const page = renderProduct(communicator, '/hoops/communicator/downloads');
  await settledHeading();
  const link = (await versionsOf('2023')).getByRole('link', { name: '2023 SP1' });
  expect(link).toHaveAttribute('href', '/hoops/communicator/downloads/2023_sp1');
  await userEvent.click(link);
  expect(await screen.findByRole('heading', { name: 'HOOPS Communicator 2023 SP1' })).toBeVisible();
  expect(page.path()).toBe('/hoops/communicator/downloads/2023_sp1');
});

// MISS-2, VER-8.
test('encodes a version in the link, and the page decodes it', async () => {
  await injectContent(INDEX.communicator, [{ year: 2024, versions: ['2024 SP1, U1', '../secret'] }]);
  await injectContent('hoops-product/hoops-communicator/hoops-communicator-2024_sp1,_u1.json', {
    title: 'The release with a comma',
  });
  renderProduct(communicator, '/hoops/communicator/downloads');
  await settledHeading();
  const year = await versionsOf('2024');
  expect(year.getByText('../secret').closest('a')).toBeNull();
  const link = year.getByRole('link', { name: '2024 SP1, U1' });
  expect(link).toHaveAttribute('href', '/hoops/communicator/downloads/2024_sp1%2C_u1');
  await userEvent.click(link);
  expect(await screen.findByRole('heading', { name: 'The release with a comma' })).toBeVisible();
});

// CONTENT-2.
test('accepts versions that are numbers', async () => {
  await injectContent(INDEX.communicator, [{ year: 2024, versions: [2024.1, 2024] }]);
  renderProduct(communicator, '/hoops/communicator/downloads');
  await settledHeading();
  expect(names(await versionsOf('2024'))).toEqual(['2024.1', '2024']);
});

// OLD-4.
test('shows the message of a year, or that it had no update', async () => {
  await injectContent(INDEX.communicator, index);
  renderProduct(communicator, '/hoops/communicator/downloads');
  await settledHeading();
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
  renderProduct(product, '/platform-products/autocad_oem/downloads');
  await settledHeading();
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

describe('the table of a year', () => {
  const FOLDER = 'hoops-product/hoops-exchange';
  const rowOf = (version: string) => screen.getByRole('row', { name: new RegExp(`^${version}`) });
  beforeEach(async () => {
    clearReleasesCache();
    clearSummaries();
    await injectContent('releases_prod_latest.json', [{ product: 'exchange', version: '2024.10.0' }]);
    await injectContent(INDEX.exchange, [
      { year: 2024, versions: ['2024.10.0', '2024.9.0', '2024.2.0'], dates: { '2024.10.0': '2024-11-02' } },
    ]);
    await injectContent(`${FOLDER}/hoops-exchange-2024.10.0.json`, {
      title: 'x',
      date: '2024-11-03',
      notes: ['Rebuild.', { body: 'Reads <b>AP242</b>.', type: 'news' }],
    });
    await injectContent(`${FOLDER}/hoops-exchange-2024.9.0.json`, {
      title: 'Exchange 2024.9.0',
      date: '2024-09-01',
      notes: 'Fixed a crash.',
    });
  });
  afterEach(clearFaults);

  // OLD-7, OLD-8.
  test('says of each version its date, what is new, and which is the latest', async () => {
    renderProduct(exchange, '/hoops/exchange/downloads');
    await settledHeading();
    await versionsOf('2024');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Version',
      'Date',
      'What is new',
      'Release notes',
    ]);
    await waitFor(() => expect(rowOf('2024.10.0')).toHaveTextContent(/2024-11-02Reads AP242\.Notes$/));
    await waitFor(() => expect(rowOf('2024.9.0')).toHaveTextContent(/2024-09-01Fixed a crash\.Notes$/));
    // A version without content has a row, too.
    expect(rowOf('2024.2.0')).toHaveTextContent(/^2024\.2\.0Notes$/);
    await waitFor(() => expect(within(rowOf('2024.10.0')).getByText('Latest')).toBeVisible());
    expect(screen.getAllByText('Latest')).toHaveLength(1);
  });

  test('links to the notes of the very version', async () => {
    renderProduct(exchange, '/hoops/exchange/downloads');
    await settledHeading();
    await versionsOf('2024');
    await userEvent.click(within(rowOf('2024.9.0')).getByRole('link', { name: 'Notes' }));
    expect(await screen.findByRole('heading', { name: 'Exchange 2024.9.0' })).toBeVisible();
    expect(window.location.pathname).toBe('/hoops/exchange/downloads/2024.9.0');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Fixed a crash\.$/));
  });

  // NEWS-2.
  test('marks what is new since the last visit on this machine', async () => {
    const hour = 60 * 60_000;
    const visit = { seen: '2024.9.0', before: '2024.9.0', at: Date.now() - hour };
    window.localStorage.setItem('portal.seen-versions', JSON.stringify({ exchange: visit }));
    renderProduct(exchange, '/hoops/exchange/downloads');
    await settledHeading();
    await versionsOf('2024');
    expect(within(rowOf('2024.10.0')).getByText('New since your last visit')).toBeVisible();
    expect(screen.getAllByText('New since your last visit')).toHaveLength(1);
  });
});
