import { productByCode } from '@portal/catalog';
import { findA11yViolations, injectContent } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshProductPage, openProduct } from '../../testing';

jest.setTimeout(30_000);
const PAGE = '/hoops/communicator/downloads/2026.3.0';

const packages = (...names: string[]) =>
  names.map((filename) => ({
    filename,
    arch: filename.includes('arm') ? 'arm64' : 'x86_64',
    size: 1_200_000,
  }));

beforeEach(async () => {
  await freshProductPage(PAGE);
  localStorage.clear();
  for (const name of ['system', 'arch', 'language']) delete document.documentElement.dataset[name];
});
afterEach(() => jest.restoreAllMocks());

async function show(userAgent: string, sections: readonly object[]) {
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  await injectContent('hoops-product/hoops-communicator/', { title: 'Release', sections });
  await openProduct(productByCode('communicator'), PAGE);
}
const region = () => screen.getByRole('region', { name: 'Recommended download' });
const SECTIONS = [
  { name: 'Windows', packages: packages('w.zip') },
  { name: 'Linux', packages: packages('l.tar.gz', 'l-arm.tar.gz') },
  { name: 'UNIX', packages: [{ filename: 'aix.tar', os: 'AIX 64' }] },
];

// REC-1.
test('a page recommends the file for the visitor’s machine, with the ways to the others', async () => {
  await show('Mozilla/5.0 (X11; Linux x86_64)', SECTIONS);
  const recommended = within(region());
  expect(recommended.getByText('l.tar.gz')).toBeVisible();
  expect(recommended.getByText('For Linux x86_64 · 1.2 MB')).toBeVisible();
  expect(recommended.getByRole('button', { name: 'Download l.tar.gz' })).toBeVisible();
  expect(recommended.getByRole('link', { name: 'Also for Linux: arm64' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^#file-.*l-arm/),
  );
  expect(recommended.getByRole('link', { name: 'All files' })).toHaveAttribute('href', '#files');
  expect(await findA11yViolations(region())).toEqual([]);
});

// REC-2.
test('another system is chosen, also one that only the content names, and stays chosen', async () => {
  await show('Mozilla/5.0 (X11; Linux x86_64)', SECTIONS);
  const select = within(region()).getByRole('combobox', { name: 'Your system' });
  const announced = within(region())
    .getByText(/^For Linux/)
    .closest('[aria-live=polite]');
  await userEvent.selectOptions(select, 'AIX 64');
  expect(await within(region()).findByText('aix.tar')).toBeVisible();
  expect(announced).toHaveTextContent('aix.tarFor AIX 64');
  // As a whole: names of two systems often differ in their last part only.
  expect(announced).toHaveAttribute('aria-atomic', 'true');
  expect(within(region()).getByText('For AIX 64')).toBeVisible();
  expect(select).toBeInTheDocument();
  expect(select).toHaveValue('aix 64');
  expect(localStorage.getItem('portal-system')).toBe('aix 64');
  expect(window.location.search).toBe('');
});

// REC-2.
test('a system without files says so, with the select and a link for each system', async () => {
  await show('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', SECTIONS);
  expect(within(region()).getByText('There is no file for iOS.')).toBeVisible();
  // A file for another machine is a click away, and this machine's system stays what it is.
  expect(within(region()).getByRole('link', { name: 'Windows' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^#file-.*w\.zip/),
  );
  const select = within(region()).getByRole('combobox', { name: 'Your system' });
  expect(select).toHaveDisplayValue('Choose');
  await userEvent.selectOptions(select, 'Windows');
  expect(await within(region()).findByRole('button', { name: 'Download w.zip' })).toBeVisible();
  expect(select).toBeInTheDocument();
});

// REC-3.
test('a browser that says nothing gets a link for each system', async () => {
  await show('something else', SECTIONS);
  expect(
    within(region())
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Windows', 'Linux', 'AIX 64', 'All files']);
});

// UI-12.
test('the names of the files for each system are not translated', async () => {
  await show('something else', [{ name: 'Windows', packages: packages('w_2026.zip') }, ...SECTIONS]);
  expect(within(region()).getByText('w_2026.zip')).toHaveAttribute('translate', 'no');
});

// REC-1.
test.each([
  ['for one system', [{ name: 'Windows', packages: packages('w.zip', 'w-arm.zip') }]],
  ['for none', [{ name: 'Datasets', files: packages('d.zip') }]],
  ['missing', []],
])('a page whose files are %s recommends nothing', async (_, sections) => {
  await show('Mozilla/5.0 (X11; Linux x86_64)', sections);
  expect(screen.queryByRole('region', { name: 'Recommended download' })).not.toBeInTheDocument();
});

// REC-5, ALERT-6.
test('its alert is its own: the card’s stays closed, and the address names no card', async () => {
  await show('Mozilla/5.0 (X11; Linux x86_64)', SECTIONS);
  await userEvent.click(within(region()).getByRole('button', { name: 'Download l.tar.gz' }));
  expect(await within(region()).findByRole('alert')).toHaveTextContent(
    'Please log in or sign up to download.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Linux' }));
  await waitFor(() => expect(screen.getByRole('group', { name: 'l.tar.gz' })).toBeVisible());
  expect(
    within(screen.getByRole('group', { name: 'l.tar.gz' })).queryByRole('alert'),
  ).not.toBeInTheDocument();
  expect(window.location.hash).toBe('');
});
