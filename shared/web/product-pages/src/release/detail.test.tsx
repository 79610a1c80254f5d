import { latestPath, type Product, productByCode } from '@portal/catalog';
import { injectContent } from '@portal/testing';
import { render, screen, within } from '@testing-library/react';
import { freshProductPage, openProduct, openSection, renderProduct, settledHeading } from '../testing';
import { LicenseInformation } from './DownloadPageFrame';

const communicator = productByCode('communicator');
const LATEST = '/hoops/communicator/downloads/latest';
const FILE = 'hoops-product/hoops-communicator/hoops-communicator-2026.3.0.json';

beforeEach(() => freshProductPage(LATEST));

const section = (name: string) => screen.getByRole('button', { name });

describe('a release', () => {
  // PAGE-1.
  test('shows its title as the heading and sets the document title', async () => {
    renderProduct(communicator, LATEST);
    expect(await settledHeading()).toHaveTextContent('HOOPS Communicator 2026.3.0');
    expect(document.title).toBe('HOOPS Communicator Downloads | Developer Zone');
    expect(window.location.pathname).toBe(LATEST);
  });

  // PAGES-4.
  test('the page of a version has the version in its title', async () => {
    await openProduct(communicator, '/hoops/communicator/downloads/2024_sp1_u1');
    expect(document.title).toBe('HOOPS Communicator 2024 SP1 U1 Downloads | Developer Zone');
  });

  // NAME-1.
  test('renames Envision Cloud in the title, the sections and the display names of files', async () => {
    await injectContent('cae-product/cee_env_cloud/cee_env_cloud-2026', {
      title: 'CEETRON ENVISION CLOUD 2026.2.0',
      sections: [
        {
          name: 'Samples for Envision Cloud',
          files: [{ filename: 'Envision Cloud.zip', name: 'ceetron envision cloud samples' }],
        },
      ],
    });
    renderProduct(productByCode('cee_env_cloud'), '/cae/cee_env_cloud/downloads/latest');
    expect(await settledHeading()).toHaveTextContent('Ceetron Envision Web 2026.2.0');
    await openSection('Samples for Envision Web');
    // The file name is part of the object key and is not renamed.
    const card = screen.getByRole('group', { name: 'Envision Cloud.zip' });
    expect(within(card).getByText('Ceetron Envision Web samples')).toBeVisible();
  });

  // PAGE-7.
  test('shows license information, and notes as a warning', async () => {
    await injectContent(FILE, {
      title: 'Release',
      date: '2026-01-02',
      version: '2026.3.0',
      notes: [{ body: 'Mind the <em>gap</em>' }],
      license_information: { notes: 'Runs <script>alert(1)</script>with a key' },
      sections: [],
    });
    await openProduct(communicator, LATEST);
    expect(screen.getByText('License information')).toBeVisible();
    expect(screen.getByText('Runs with a key')).toBeVisible();
    expect(screen.getByText('gap').tagName).toBe('EM');
    expect(screen.getByText('January 2, 2026')).toBeVisible();
  });

  // NOTE-1.
  test('hides notes whose first item is blank', async () => {
    await injectContent(FILE, { title: 'Release', notes: [{ body: ' ' }, { body: 'second' }], sections: [] });
    await openProduct(communicator, LATEST);
    expect(screen.queryByText('second')).not.toBeInTheDocument();
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });

  test('opens one section at a time and mounts its cards only while it is open', async () => {
    await openProduct(communicator, LATEST);
    expect(section('Windows')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    await openSection('Windows');
    expect(screen.getByRole('group', { name: 'HOOPS_Communicator_2026.3.0_Windows.zip' })).toBeVisible();
    await openSection('Linux');
    expect(section('Windows')).toHaveAttribute('aria-expanded', 'false');
    expect(
      screen.queryByRole('group', { name: 'HOOPS_Communicator_2026.3.0_Windows.zip' }),
    ).not.toBeInTheDocument();
  });

  // PAGE-4.
  test('shows nested sections, patches, descriptions, and sections without files', async () => {
    await injectContent(FILE, {
      title: 'Release',
      date: '',
      version: '',
      sections: [
        {
          name: 'Outer',
          description: 'See <a href="javascript:alert(1)">this</a>',
          sections: [{ name: 'Inner', patch: '2', files: [{ filename: 'Deep.zip' }] }],
        },
        { name: 'Bare' },
      ],
    });
    await openProduct(communicator, LATEST);
    await openSection('Outer');
    expect(screen.getByText('this')).not.toHaveAttribute('href');
    await openSection('Inner');
    expect(section('Outer')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Patch 2')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Deep.zip' })).toBeVisible();
    await openSection('Bare');
    expect(screen.getByText('No download available.')).toBeVisible();
  });
});

describe('a demo viewer', () => {
  const VIEWER_LICENSE = 'The viewer carries a 30-day license.';
  const bare = { title: 'Viewer', sections: [] };

  // LIMIT-3.
  test.each([
    ['hpdv', 'hoops-product/hpdv/'],
    ['edv', 'cae-product/edv/'],
  ])('%s shows how long it runs if its content does not', async (code, folder) => {
    await injectContent(folder, bare);
    const product = productByCode(code) as Product;
    await openProduct(product, `${product.section}/downloads/latest`);
    const note = screen.getByRole('note');
    expect(within(note).getByText('License information')).toBeVisible();
    expect(within(note).getByText(VIEWER_LICENSE)).toBeVisible();
  });

  // LIMIT-3: this viewer has no page, so the test renders the component.
  test('hdv shows how long it runs wherever its license is shown', () => {
    render(<LicenseInformation product={productByCode('hdv')} notes="" />);
    expect(screen.getByText(VIEWER_LICENSE)).toBeVisible();
  });

  test('shows the license text of its content instead of the default text', async () => {
    await injectContent('cae-product/edv/', { ...bare, license_information: { notes: 'Runs for a year.' } });
    await openProduct(productByCode('edv'), '/cae/edv/downloads/latest');
    expect(screen.getByText('Runs for a year.')).toBeVisible();
    expect(screen.queryByText(VIEWER_LICENSE)).not.toBeInTheDocument();
  });

  test.each([
    ['communicator', 'hoops-product/hoops-communicator/'],
    ['eda', 'cae-product/eda/'],
    ['tabletopdf', 'hoops-product/tabletopdf/'],
  ])('%s is none: it says nothing of a license', async (code, folder) => {
    await injectContent(folder, bare);
    const product = productByCode(code) as Product;
    await openProduct(product, `${product.section}/downloads/latest`);
    expect(screen.queryByText('License information')).not.toBeInTheDocument();
  });
});

// PROD-4.
describe('"View my License"', () => {
  const licenseButton = () => screen.queryByRole('button', { name: 'View my License' });
  const openLatest = async (code: string) => {
    const product = productByCode(code) as Product;
    await openProduct(product, latestPath(product) ?? '');
  };

  // PAGE-31.
  test.each(['realdwg'])('%s has a link to the licenses in its place', async (code) => {
    await openLatest(code);
    expect(licenseButton()).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Your licenses' })).toHaveAttribute('href', '/license_generator');
  });

  test.each(['exchange', 'hwp', 'cee_env_desktop', 'cee_sam', 'eda'])(
    'is on the page of %s',
    async (code) => {
      await openLatest(code);
      expect(licenseButton()).toBeVisible();
    },
  );
});
