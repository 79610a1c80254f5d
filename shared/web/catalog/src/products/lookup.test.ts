/** @jest-environment node */
import { isPartnerProduct, productByCode, products, sectionOf, trackingName } from '..';

test.each([
  ['/hoops/visualize', 'visualize'],
  ['/hoops/visualize/trial', 'visualize'],
  ['/hoops/visualize/hps', 'hps'],
  ['/hoops/visualize/hps/trial', 'hps'],
  ['/hoops/visualize/3df/lts/download', '3df'],
  ['/hoops/Communicator/downloads/', 'communicator'],
  ['/hoops/communicators', undefined],
  ['/cae/cee_sam/downloads', 'cee_sam'],
  ['/cae/cee_sam_eval/downloads', 'cee_sam_eval'],
  ['/hoops/the-hoops-platform/trial', 'the-hoops-platform'],
  ['/', undefined],
])('%s is in section %s', (path, section) => {
  expect(sectionOf(path)?.code).toBe(section);
});

test('a code has its tracking name; an unknown one has no product and is its own', () => {
  expect(trackingName('hps')).toBe('HOOPS Visualize');
  expect(productByCode('qt')).toBeUndefined();
  expect(trackingName('qt')).toBe('qt');
});

test('partner products are those below /toolkits and /platform-products', () => {
  for (const { code, section } of products)
    expect([code, isPartnerProduct(code)]).toEqual([
      code,
      /^\/(toolkits|platform-products)\//.test(section ?? ''),
    ]);
  expect(isPartnerProduct('unheard-of')).toBe(false);
});
