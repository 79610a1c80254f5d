import type { Product } from '@portal/catalog';
import { type InterceptedNavigations, interceptNavigations } from '@portal/download-button/testing';
import { injectContent, signInAs } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshProductPage, openProduct, renderProduct, settledHeading } from '../testing';

/** A product that is not in the catalog; only this entry and its content define it. */
const harbor: Product = {
  code: 'harbor',
  section: '/hoops/harbor',
  name: 'HOOPS Harbor',
  subtitle: 'Ship Data Exchange',
  description: 'Reads and writes the files of ships.',
  family: 'hoops',
  icon: 'harbor',
  contentFolder: 'hoops-product/hoops-harbor',
  packagePath: 'harbor',
  trackingName: 'HOOPS Harbor',
  needsLicense: true,
  viewMyLicense: true,
  layout: 'generic',
  versionRule: 'dots-to-dashes',
  docsPath: '/harbor',
  screens: ['latest', 'older-versions'],
  olderVersions: { sortFromYear: 2024 },
};

let navigations: InterceptedNavigations;

beforeEach(async () => {
  await freshProductPage();
  navigations = interceptNavigations();
  await injectContent('releases_prod_latest.json', [{ product: 'harbor', version: '2026.10.0 RC1' }]);
  await injectContent('hoops-product/hoops-harbor/hoops-harbor-version.json', [
    { year: 2026, versions: ['2026.9.0', '2026.10.0 RC1'] },
  ]);
  await injectContent('hoops-product/hoops-harbor/hoops-harbor-2026-10-0_rc1.json', {
    title: 'HOOPS Harbor 2026.10.0 RC1',
    date: '2026-11-01',
    version: '2026.10.0 RC1',
    sections: [
      { name: 'Windows', packages: [{ filename: 'HOOPS_Harbor.zip', link: 'packages/hoops_datasets.zip' }] },
    ],
  });
});
afterEach(() => navigations.stop());

test('one entry and its content give a section its routes, sidebar and download page', async () => {
  const page = renderProduct(harbor, '/hoops/harbor');
  expect(await settledHeading()).toHaveTextContent('HOOPS Harbor 2026.10.0 RC1');
  expect(page.path()).toBe('/hoops/harbor/downloads/latest');
  const sidebar = screen.getByRole('navigation', { name: 'HOOPS Harbor' });
  const links = within(sidebar).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Product Downloads', '/hoops/harbor/downloads/latest'],
    ['Older Versions', '/hoops/harbor/downloads'],
  ]);
  expect(links[0]).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('button', { name: 'View my License' })).toBeVisible();
});

test('its downloads require its license', async () => {
  await signInAs('partner');
  await openProduct(harbor, '/hoops/harbor/downloads/latest');
  await userEvent.click(screen.getByRole('button', { name: 'Windows' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Download / }));
  const alert = await screen.findByRole('alert');
  expect(within(alert).getAllByRole('listitem')).toHaveLength(3);
  expect(navigations.addresses).toEqual([]);
});

test('its older versions are sorted by its own rule', async () => {
  await openProduct(harbor, '/hoops/harbor/downloads');
  await userEvent.click(screen.getByRole('button', { name: '2026' }));
  const newest = await screen.findByRole('link', { name: '2026.10.0 RC1' });
  expect(newest).toHaveAttribute('href', '/hoops/harbor/downloads/2026.10.0_rc1');
  const names = screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);
  expect(names.indexOf('2026.9.0')).toBe(names.indexOf('2026.10.0 RC1') + 1);
});

test.each(['/hoops/harbor/nowhere', '/hoops/harbor/downloads/latest/deeper'])(
  'unknown path %s redirects to its downloads',
  async (path) => {
    const page = renderProduct(harbor, path);
    await waitFor(() => expect(page.path()).toBe('/hoops/harbor/downloads/latest'));
    await settledHeading();
  },
);
