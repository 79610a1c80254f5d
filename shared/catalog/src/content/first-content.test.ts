import { products } from '../products';
import { firstContent } from './first-content';

it('is the releases list for a newest version and the index for older ones', () => {
  const hints = firstContent(products);
  expect(hints['/hoops/communicator/downloads/latest']).toEqual(['releases_prod_latest.json']);
  expect(hints['/hoops/communicator/downloads']).toEqual([
    'hoops-product/hoops-communicator/hoops-communicator-version.json',
  ]);
  expect(hints['/hoops/the-hoops-web-platform/downloads']).toEqual(['releases_prod_latest.json']);
});

it('has nothing for a product without pages', () => {
  expect(firstContent(products.filter(({ section }) => section === null))).toEqual({});
});
