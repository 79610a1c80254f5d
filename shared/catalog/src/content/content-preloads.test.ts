import { products } from '../products';
import { screenPath } from '../sections/screens';
import { contentPreloads } from './content-preloads';
import { contentPath } from './paths';

const hints = contentPreloads(products);

test('preloads the releases list and the latest version, or the version index', () => {
  expect(hints['/hoops/communicator/downloads/latest']).toEqual([
    'releases_prod_latest.json',
    {
      list: 'releases_prod_latest.json',
      product: 'communicator',
      path: 'hoops-product/hoops-communicator/hoops-communicator-{version}.json',
      dot: '.',
    },
  ]);
  expect(hints['/hoops/communicator/downloads']).toEqual([
    'hoops-product/hoops-communicator/hoops-communicator-version.json',
  ]);
  expect(hints['/hoops/the-hoops-web-platform/downloads']?.[0]).toBe('releases_prod_latest.json');
});

test('a preload of the latest version requests the file that the page reads', () => {
  for (const product of products) {
    const address = screenPath(product, 'latest');
    if (address === null) continue;
    for (const hint of hints[address] ?? [])
      if (typeof hint !== 'string')
        expect(hint.path.replace('{version}', '2026.1.0'.replaceAll('.', hint.dot))).toBe(
          contentPath(product, '2026.1.0'),
        );
  }
});

test('preloads no content of RealDWG, whose content path depends on more than the version', () => {
  expect(hints['/toolkits/realdwg/downloads/latest']).toEqual(['releases_prod_latest.json']);
});

test('preloads nothing for a product without pages', () => {
  expect(contentPreloads(products.filter(({ section }) => section === null))).toEqual({});
});
