import { latestPath, type Product, productByCode } from '@portal/catalog';
import { injectContent } from '@portal/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshProductPage, openProduct, openSection } from '../testing';

const communicator = productByCode('communicator');
const LATEST = '/hoops/communicator/downloads/latest';
const FILE = 'hoops-product/hoops-communicator/hoops-communicator-2026.3.0.json';

beforeEach(() => freshProductPage(LATEST));

describe('the common sections of the layout', () => {
  const bare = { title: 'Release', date: '', version: '', sections: [] };

  // PAGE-2.
  test('are datasets, additional resources and related technologies', async () => {
    await injectContent(FILE, { ...bare, additional_info: [{ name: 'Guide', filename: 'Guide.pdf' }] });
    await openProduct(communicator, LATEST);
    await openSection('Datasets');
    expect(screen.getByRole('group', { name: 'hoops_datasets.zip' })).toBeVisible();
    await openSection('Additional Resources');
    expect(screen.getByRole('group', { name: 'Guide.pdf' })).toHaveTextContent('Guide');
    await openSection('Related Technologies');
    expect(screen.getByRole('link', { name: 'HOOPS Exchange' })).toHaveAttribute(
      'href',
      '/hoops/exchange/downloads/latest',
    );
  });

  // MISS-5.
  test.each([
    ['realdwg', 'partner-product/realdwg/'],
    ['tabletopdf', 'hoops-product/tabletopdf/'],
  ])('a release of %s without sections says that nothing can be downloaded', async (code, folder) => {
    await injectContent(folder, bare);
    const product = productByCode(code) as Product;
    await openProduct(product, latestPath(product) ?? '');
    expect(screen.getByText('No download available.')).toBeVisible();
  });

  test('a release without sections shows no such message if the layout adds a download', async () => {
    await injectContent(FILE, bare);
    await openProduct(communicator, LATEST);
    expect(screen.getByRole('button', { name: 'Datasets' })).toBeVisible();
    expect(screen.queryByText('No download available.')).not.toBeInTheDocument();
  });

  test('are replaced by sections of the content with the same name', async () => {
    await injectContent(FILE, { ...bare, sections: [{ name: 'Datasets', description: 'On request.' }] });
    await openProduct(communicator, LATEST);
    expect(screen.getAllByRole('button', { name: 'Datasets' })).toHaveLength(1);
  });

  // PAGE-2.
  test('list the additional resources beside a section of that name, which has files of its own', async () => {
    await injectContent(FILE, {
      ...bare,
      sections: [{ name: 'Additional Resources', files: [{ filename: 'Samples.zip' }] }],
      additional_info: [{ name: 'Guide', filename: 'Guide.pdf' }],
    });
    await openProduct(communicator, LATEST);
    const [own, additional] = screen.getAllByRole('button', { name: 'Additional Resources' });
    await userEvent.click(own as HTMLElement);
    expect(await screen.findByRole('group', { name: 'Samples.zip' })).toBeVisible();
    await userEvent.click(additional as HTMLElement);
    expect(await screen.findByRole('group', { name: 'Guide.pdf' })).toBeVisible();
  });

  // PAGE-6.
  test('link to TableToPDF for Publish', async () => {
    await injectContent('hoops-product/hoops-publish/', bare);
    await openProduct(productByCode('publish'), '/hoops/publish/downloads/latest');
    await openSection('HOOPS Publish Add-On');
    expect(screen.getByRole('link', { name: 'TableToPDF downloads' })).toHaveAttribute(
      'href',
      '/hoops/tabletopdf/downloads/latest',
    );
  });

  // PAGE-6.
  const linksToTableToPdf = () =>
    screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href') === '/hoops/tabletopdf/downloads/latest');
  // PAGE-6.
  test.each([
    ['is empty', {}],
    [
      'has another link',
      { description: 'See /hoops/tabletopdf/downloads/latest <a href="/start">there</a>.' },
    ],
    ['has files', { packages: [{ filename: 'addon.zip' }] }],
    ['has the link itself', { description: 'Go <a href="/hoops/tabletopdf/downloads/latest">there</a>.' }],
  ])('link to TableToPDF once when the content’s own add-on section %s', async (_, own) => {
    await injectContent('hoops-product/hoops-publish/', {
      ...bare,
      sections: [{ name: 'Windows' }, { name: 'Publish add-on', ...own }],
    });
    await openProduct(productByCode('publish'), '/hoops/publish/downloads/latest');
    expect(screen.getAllByRole('button', { name: /add-on/i })).toHaveLength(1);
    await openSection('Publish add-on');
    expect(linksToTableToPdf()).toHaveLength(1);
    expect(screen.queryByText('No download available.')).not.toBeInTheDocument();
  });
});
