import { type DownloadKind, downloadAccess, productByCode, products } from '.';
import { LICENSE_RULES } from './access';

const scope = { version: '2026', language: 'German' };

// ACCESS-1.
test.each(products.map((product) => [product.code, product] as const))(
  'files of a release of %s need its license if its entry says so',
  (code, product) => {
    const { license } = downloadAccess('releases', product);
    expect(license).toEqual(product.needsLicense ? { product: code } : null);
  },
);

// ACCESS-1, TRI-7, TRN-6, ART-2, QT-2, PATH-9.
test.each<DownloadKind>([
  'demo-viewers',
  'installers',
  'training-supplements',
  'autocad-oem-training',
  'ifc-documents',
  'qt-archives',
])('%s need no license, whatever the product of the page', (kind) => {
  for (const product of [...products, null]) expect(downloadAccess(kind, product, scope).license).toBeNull();
});

// PROD-6.
test.each<DownloadKind>(['releases', 'autocad-oem-resources', 'datasets', 'converter'])(
  '%s need the license of the page’s product, for its version and language',
  (kind) => {
    expect(downloadAccess(kind, productByCode('autocad_oem'), scope).license).toEqual({
      product: 'autocad_oem',
      oem: scope,
    });
    expect(downloadAccess(kind, productByCode('realdwg')).license).toEqual({ product: 'realdwg' });
    expect(downloadAccess(kind, productByCode('exchange'), scope).license).toBeNull();
  },
);

// PROD-5.
test('an IFC plug-in needs the license of AutoCAD OEM without version and language', () => {
  expect(downloadAccess('ifc-plugins', productByCode('autocad_oem'), scope).license).toEqual({
    product: 'autocad_oem',
  });
});

// PROD-3.
test('a file without a product has the alert of products that are not under /hoops', () => {
  expect(downloadAccess('qt-archives', null).noLicenseAlert).toBe('nolicensenonhoops');
});

test('no other kind is free of a license', () => {
  const free = Object.entries(LICENSE_RULES).flatMap(([kind, rule]) => (rule === 'none' ? [kind] : []));
  expect(free.sort()).toEqual([
    'autocad-oem-training',
    'demo-viewers',
    'ifc-documents',
    'installers',
    'qt-archives',
    'training-supplements',
  ]);
});
