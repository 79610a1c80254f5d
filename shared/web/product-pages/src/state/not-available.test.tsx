import { productByCode } from '@portal/catalog';
import { injectContent, injectFault } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { freshProductPage, renderProduct, settledHeading } from '../testing';

const communicator = productByCode('communicator');
const exchange = productByCode('exchange');

beforeEach(() => freshProductPage('/hoops/exchange/downloads'));

const inPage = (name: string) => {
  const links = screen.getAllByRole('link', { name });
  const outside = links.filter((link) => link.closest('nav') === null);
  expect(outside).toHaveLength(1);
  return outside[0];
};

// MISS-2, VER-8.
describe('an unavailable version', () => {
  test.each(['1999', '2024%20SP1,%20U1', 'a%2Fb', '2024..1', '%3Cimg%20src=x%3E', '%5C%5Cevil.example'])(
    '%s: shows that the version is not available',
    async (version) => {
      renderProduct(exchange, `/hoops/exchange/downloads/${version}`);
      expect(await screen.findByText('This version is not available.')).toBeVisible();
      expect(inPage('Older Versions')).toHaveAttribute('href', '/hoops/exchange/downloads');
      expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    },
  );

  test('shows that the version is not available when the releases list has an invalid one', async () => {
    await injectContent('releases_prod_latest.json', [{ product: 'exchange', version: '../2026' }]);
    renderProduct(exchange, '/hoops/exchange/downloads/latest');
    expect(await screen.findByText('This version is not available.')).toBeVisible();
  });

  // VER-3.
  test('shows that the product is not available only when it is not in the releases list', async () => {
    await injectContent('releases_prod_latest.json', []);
    renderProduct(exchange, '/hoops/exchange/downloads/latest');
    expect(await screen.findByText('This product is not available.')).toBeVisible();
  });
});

// MISS-4.
describe('a page whose file does not exist', () => {
  test('version index: shows a message and a link to the product', async () => {
    await injectFault({ kind: 'status', call: 'content:hoops-product/hoops-exchange/', status: 404 });
    renderProduct(exchange, '/hoops/exchange/downloads');
    expect(await screen.findByText('The list of versions of HOOPS Exchange is not available.')).toBeVisible();
    expect(inPage('HOOPS Exchange')).toHaveAttribute('href', '/hoops/exchange/downloads/latest');
    expect(within(screen.getByRole('main')).queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(await settledHeading()).toHaveTextContent('HOOPS Exchange');
  });

  test('training: shows a message and links to the product and its older versions', async () => {
    await injectFault({ kind: 'status', call: 'content:hoops-product/hoops-communicator/', status: 404 });
    renderProduct(communicator, '/hoops/communicator/training');
    expect(await screen.findByText('The training of HOOPS Communicator is not available.')).toBeVisible();
    expect(inPage('HOOPS Communicator')).toHaveAttribute('href', '/hoops/communicator/downloads/latest');
    expect(inPage('Older Versions')).toHaveAttribute('href', '/hoops/communicator/downloads');
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });
});
