import { type Product, productByCode } from '@portal/catalog';
import { clearFaults, injectContent, injectFault } from '@portal/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshProductPage, renderProduct, settledRelease } from '../testing';
import { CompareDialog } from './CompareDialog';

const exchange = productByCode('exchange');
const FOLDER = 'hoops-product/hoops-exchange';
const PATH = '/hoops/exchange/downloads';
const windows = (version: string, requirement: string) => ({
  filename: `HOOPS_Exchange_${version}_Windows.zip`,
  system_requirements: [{ description: requirement }],
});

/** Two versions with content. */
async function injectVersions(): Promise<void> {
  await injectContent(`${FOLDER}/hoops-exchange-version.json`, [
    { year: 2025, versions: ['2025 SP1'] },
    { year: 2026, versions: ['2026.2.0', '2026.1.0'] },
  ]);
  await injectContent(`${FOLDER}/hoops-exchange-2026.2.0.json`, {
    title: 'Exchange 2026.2.0',
    notes: [{ body: 'Reads AP242.', type: 'news' }],
    sections: [
      { name: 'Windows', packages: [windows('2026.2.0', 'Windows 11')] },
      { name: 'Linux', packages: [{ filename: 'HOOPS_Exchange_2026.2.0_Linux.tar.gz' }] },
    ],
  });
  await injectContent(`${FOLDER}/hoops-exchange-2025_sp1.json`, {
    title: 'Exchange 2025 SP1',
    notes: 'Fixed a crash.',
    sections: [
      {
        name: 'Windows',
        packages: [
          windows('2025_SP1', 'Windows 10'),
          { filename: 'HOOPS_Exchange_2025_SP1_Windows_vc140.zip' },
        ],
      },
    ],
  });
}

beforeEach(async () => {
  await freshProductPage(PATH);
  await injectContent('releases_prod_latest.json', [{ product: 'exchange', version: '2026.2.0' }]);
  await injectVersions();
});
afterEach(clearFaults);

async function openVersion(version: string) {
  renderProduct(exchange, `${PATH}/${version}`);
  await settledRelease();
}

/** The first fault of a call counts. */
async function breakContent(file: string, fault: Readonly<Record<string, unknown>>) {
  await clearFaults();
  await injectFault({ call: `content:${FOLDER}/${file}`, ...fault });
  await injectVersions();
}

const renderComparison = (product: Product, version: string, latest: string) =>
  render(<CompareDialog {...{ product, version, latest }} open onClose={() => undefined} />);

// NEWS-4.
test('the download page leads to the feed of the product', async () => {
  await openVersion('2026.2.0');
  const link = await screen.findByRole('link', { name: /^Feed of releases of HOOPS/ });
  expect(link).toHaveAttribute('href', '/feeds/exchange.atom');
});

// NEWS-1.
test('the page of an older version says which is newer and leads to it', async () => {
  await openVersion('2025_sp1');
  const link = await screen.findByRole('link', { name: 'Newer version' });
  expect(screen.getByText(/2026\.2\.0 is newer\./)).toBeVisible();
  await userEvent.click(link);
  expect(await screen.findByRole('heading', { name: 'Exchange 2026.2.0' })).toBeVisible();
  await screen.findByRole('button', { name: 'Compare versions' });
  expect(screen.queryByRole('link', { name: 'Newer version' })).not.toBeInTheDocument();
});

test('without the releases list the page of a version is complete, only without the link', async () => {
  await clearFaults();
  await injectVersions();
  await injectFault({ call: 'content:releases_prod_latest.json', kind: 'status', status: 404 });
  await openVersion('2025_sp1');
  await screen.findByRole('button', { name: 'Compare versions' });
  expect(screen.queryByText(/is newer/)).not.toBeInTheDocument();
});

// NEWS-2.
test('what came out since the last visit has a badge', async () => {
  const visit = { seen: '2026.1.0', before: '2026.1.0', at: Date.now() - 60 * 60_000 };
  window.localStorage.setItem('portal.seen-versions', JSON.stringify({ exchange: visit }));
  await openVersion('latest');
  expect(await screen.findByText('New since your last visit')).toBeVisible();
  await waitFor(() =>
    expect(window.localStorage.getItem('portal.seen-versions')).toContain('"seen":"2026.2.0"'),
  );
});

// NEWS-3.
test('compares two versions: files, system requirements and notes', async () => {
  await openVersion('2025_sp1');
  await userEvent.click(await screen.findByRole('button', { name: 'Compare versions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Compare versions' }));
  expect(await dialog.findByRole('combobox', { name: 'From version' })).toHaveValue('2025_sp1');
  expect(dialog.getByRole('combobox', { name: 'To version' })).toHaveValue('2026.2.0');
  const listOf = async (name: RegExp) => (await dialog.findByRole('heading', { name })).parentElement;
  expect(await listOf(/^Files added 1/)).toHaveTextContent('HOOPS_Exchange_2026.2.0_Linux.tar.gz');
  expect(await listOf(/^Files removed 1/)).toHaveTextContent('HOOPS_Exchange_2025_SP1_Windows_vc140.zip');
  expect(await listOf(/^Changed system requirements 1/)).toHaveTextContent(
    '2025 SP1: Windows 102026.2.0: Windows 11',
  );
  expect(await listOf(/^Notes of 2025 SP1/)).toHaveTextContent('Fixed a crash.');
  expect(await listOf(/^Notes of 2026\.2\.0/)).toHaveTextContent('Reads AP242.');

  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'From version' }), '2026.2.0');
  expect(await listOf(/^Files added 0/)).toHaveTextContent('None.');
});

// NEWS-3. The list has the updates of a year after the year's own page.
test('the latest version of a product with a page for each year is compared with that of the year before', async () => {
  renderComparison(productByCode('autocad_oem'), '2026', '2026');
  expect(await screen.findByRole('combobox', { name: 'From version' })).toHaveValue('2025');
  expect(screen.getByRole('combobox', { name: 'To version' })).toHaveValue('2026');
  expect(await screen.findByText('2025 is compared with 2026.')).toBeInTheDocument();
});

// NEWS-3. A preview of the next version has a page, too.
test('the older version comes first where the page is that of a newer one than the latest', async () => {
  renderComparison(exchange, '2026.2.0', '2025_sp1');
  expect(await screen.findByText('2025 SP1 is compared with 2026.2.0.')).toBeInTheDocument();
});

// NEWS-3.
test('a product with one version says so, and compares nothing', async () => {
  await clearFaults();
  await injectContent(`${FOLDER}/hoops-exchange-version.json`, [{ year: 2026, versions: ['2026.2.0'] }]);
  renderComparison(exchange, '2026.2.0', '2026.2.0');
  expect(await screen.findByText('There is no other version to compare with.')).toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

// VER-8.
test('texts of the index that are no valid versions are not offered', async () => {
  await clearFaults();
  await injectContent(`${FOLDER}/hoops-exchange-version.json`, [
    { year: 2026, versions: ['2026.2.0', ' ', 'a/b', '../x'] },
  ]);
  await injectVersions();
  renderComparison(exchange, '2025_sp1', '2026.2.0');
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'From version' });
  expect(Array.from(select.options, ({ value }) => value)).toEqual(['2025_sp1', '2026.2.0']);
});

// MISS-3.
test('a list of versions that cannot be loaded is said with the reason and Retry', async () => {
  await openVersion('2025_sp1');
  await breakContent('hoops-exchange-version.json', { kind: 'status', status: 403 });
  await userEvent.click(await screen.findByRole('button', { name: 'Compare versions' }));
  const message = await screen.findByText('The list of versions could not be loaded.');
  await waitFor(() => expect(message).toBeVisible());
  expect(screen.getByRole('alert')).toHaveTextContent('The request to the content service failed.');
  await clearFaults();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('combobox', { name: 'From version' })).toBeVisible();
});

// MISS-3.
test('a version that cannot be loaded is named with the reason and Retry', async () => {
  await breakContent('hoops-exchange-2026.2.0.json', {
    kind: 'body',
    body: { content: '', encoding: 'none' },
  });
  renderComparison(exchange, '2025_sp1', '2026.2.0');
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent('Version 2026.2.0 could not be loaded.');
  expect(failure).toHaveTextContent('The content file is larger than 1 MB');
  await clearFaults();
  await injectVersions();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('2025 SP1 is compared with 2026.2.0.')).toBeInTheDocument();
  // A11Y-8.
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
});

// MISS-2, MISS-4.
test('a listed version without content is named, without Retry', async () => {
  await breakContent('hoops-exchange-2025_sp1.json', { kind: 'status', status: 404 });
  renderComparison(exchange, '2025_sp1', '2026.2.0');
  expect(await screen.findByRole('alert')).toHaveTextContent('Version 2025 SP1 is not available.');
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'From version' }), '2026.2.0');
  expect(await screen.findByText('2026.2.0 is compared with 2026.2.0.')).toBeInTheDocument();
});
