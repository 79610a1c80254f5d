/** @jest-environment node */
import { formatIsoDate } from '@portal/catalog';
import type { LicensedProducts } from '@portal/sdk/api/account';
import fc from 'fast-check';
import { evaluationRows, licensedRows, panelOf } from './panel';

const now = new Date(2026, 10, 20, 9, 15);
type Deal = LicensedProducts['deals'][number];

const deal = (overrides: Partial<Deal>): Deal => ({
  company: 'Acme',
  evaluation_end_date: '2026-12-01',
  ts3d_product_s__for_this_opportunity: 'HOOPS Exchange',
  source: 'portal',
  ...overrides,
});
const response = (overrides: Partial<LicensedProducts>): LicensedProducts => ({
  products: [],
  deals: [],
  ...overrides,
});
const rowsOf = (overrides: Partial<Deal>) => evaluationRows(response({ deals: [deal(overrides)] }), now);
const licensed = (list: string | string[]) =>
  licensedRows(response({ products: [{ company_name: 'Acme', products_licensed: list }] }));

/** A product's name: anything without a semicolon, not blank. */
const names = fc.string({ minLength: 1 }).filter((name) => !name.includes(';') && name.trim() !== '');

describe('rows of licensed products', () => {
  test.each([
    ['AutoCAD OEM', '/platform-products/autocad_oem/downloads/latest'],
    ['IFC Reader', '/platform-products/autocad_oem/downloads/latest'],
    ['Inventor OEM', '/platform-products/inventor_oem/downloads/latest'],
    ['RealDWG', '/toolkits/realdwg/downloads/latest'],
    ['Parasolid', '/toolkits/siemens-parasolid/downloads/latest'],
    ['Polygonica', '/toolkits/polygonica/downloads/latest'],
    ['Ceetron Envision Cloud', '/cae/cee_env_cloud/downloads/latest'],
    ['Ceetron Mesh', '/cae/cee_sam/downloads/latest'],
    ['HOOPS Communicator', '/hoops/communicator/downloads/latest'],
    ['HOOPS Web Platform', '/hoops/the-hoops-web-platform'],
    ['Harbor Toolkit', null],
  ])('link %s to %s', (name, path) => {
    expect(licensed(name)).toMatchObject([{ company: 'Acme', downloadPath: path }]);
  });

  // NAME-1.
  test('use the new name of Envision Cloud', () => {
    expect(licensed('Ceetron Envision Cloud')[0]?.product).toBe('Ceetron Envision Web');
  });

  // CALL-12.
  test('are the same for a list with semicolons and an array: one row for each name', () => {
    fc.assert(
      fc.property(fc.uniqueArray(names, { selector: (name) => name.trim() }), (list) => {
        expect(licensed(list.join(' ; '))).toEqual(licensed(list));
        expect(licensed(list)).toHaveLength(list.length);
      }),
    );
  });

  // LAND-7.
  test('list the products of the first item only, and nothing if its list is empty or missing', () => {
    const twoCompanies = response({
      products: [
        { company_name: 'Acme', products_licensed: 'RealDWG' },
        { company_name: 'Other', products_licensed: 'Polygonica' },
      ],
    });
    expect(licensedRows(twoCompanies).map(({ product }) => product)).toEqual(['RealDWG']);
    expect(licensed('')).toEqual([]);
    expect(licensed([])).toEqual([]);
    expect(licensed(' ; ;')).toEqual([]);
    expect(licensedRows(response({}))).toEqual([]);
  });
});

describe('rows of evaluations', () => {
  // DATE-1.
  test('are listed through the last calendar day, at any time of day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -400, max: 400 }),
        fc.integer({ min: 0, max: 24 * 60 - 1 }),
        (days, minute) => {
          const at = new Date(2026, 10, 20, 0, minute);
          const evaluation_end_date = formatIsoDate(new Date(2026, 10, 20 + days));
          const rows = evaluationRows(response({ deals: [deal({ evaluation_end_date })] }), at);
          expect(rows.map(({ daysLeft }) => daysLeft)).toEqual(days >= 0 ? [days] : []);
        },
      ),
    );
  });

  test.each(['', 'soon', '2026-02-30', '2026-11-19', '2026-11-19T23:59:59'])(
    'are not listed for the end date %j',
    (evaluation_end_date) => {
      expect(rowsOf({ evaluation_end_date })).toEqual([]);
    },
  );

  test.each(['2026-11-20', '2026-11-20T00:00:00', now.toISOString()])(
    'are listed for the end date %j',
    (evaluation_end_date) => {
      expect(rowsOf({ evaluation_end_date })).toMatchObject([{ daysLeft: 0 }]);
    },
  );

  test.each([
    ['HOOPS Exchange', 'portal', '/hoops/exchange/trial'],
    ['HOOPS Visualize', 'portal', '/hoops/visualize/trial'],
    ['HOOPS Native Platform', '', '/hoops/the-hoops-native-platform/trial'],
    ['HOOPS Luminate', 'portal', '/license_generator'],
    ['Parasolid', 'portal', '/license_generator'],
    ['HOOPS Exchange', 'manage', '/license_generator'],
    ['Harbor Toolkit', 'manage', null],
  ])('link the license key of %s with the source %j to %s', (product, source, keyPath) => {
    expect(rowsOf({ ts3d_product_s__for_this_opportunity: product, source })).toMatchObject([{ keyPath }]);
  });

  // LAND-5.
  test.each([
    ['', undefined, 'Evaluation'],
    [[], undefined, 'Evaluation'],
    [' ; ', '  ', 'Evaluation'],
    ['', 'HOOPS Exchange pilot', 'HOOPS Exchange pilot'],
    [[], ' Plant viewer with Ceetron Envision Cloud ', 'Plant viewer with Ceetron Envision Web'],
  ])('are one row without links for the product list %j of the deal %j', (list, dealname, product) => {
    const overrides = dealname === undefined ? {} : { dealname };
    expect(rowsOf({ ts3d_product_s__for_this_opportunity: list, ...overrides })).toEqual([
      expect.objectContaining({ company: 'Acme', product, daysLeft: 11, downloadPath: null, keyPath: null }),
    ]);
  });

  test('are not listed for an ended deal without products', () => {
    expect(rowsOf({ ts3d_product_s__for_this_opportunity: '', evaluation_end_date: '2026-11-19' })).toEqual(
      [],
    );
  });

  // LAND-5.
  test('are one row for each product of each deal', () => {
    const deals = [
      deal({ ts3d_product_s__for_this_opportunity: 'HOOPS Exchange; HOOPS Publish;' }),
      deal({ company: 'Initech', ts3d_product_s__for_this_opportunity: ['Parasolid'] }),
    ];
    expect(
      evaluationRows(response({ deals }), now).map(({ company, product }) => [company, product]),
    ).toEqual([
      ['Acme', 'HOOPS Exchange'],
      ['Acme', 'HOOPS Publish'],
      ['Initech', 'Parasolid'],
    ]);
  });
});

describe('the kind of user', () => {
  const product = { company_name: 'Acme', products_licensed: 'RealDWG' };
  const endedDeal = deal({ evaluation_end_date: '2026-11-19' });

  test.each([
    ['new without anything', response({}), { kind: 'new' }],
    ['new with ended evaluations only', response({ deals: [endedDeal] }), { kind: 'new' }],
    [
      'an evaluator',
      response({ deals: [endedDeal, deal({})] }),
      { kind: 'customer', licensed: [], evaluations: [{}] },
    ],
    [
      'an evaluator of an active deal without products',
      response({ deals: [deal({ ts3d_product_s__for_this_opportunity: [] })] }),
      { kind: 'customer', licensed: [], evaluations: [{}] },
    ],
    ['a partner', response({ products: [product] }), { kind: 'customer', licensed: [{}], evaluations: [] }],
    [
      'a partner and evaluator',
      response({ products: [product], deals: [deal({})] }),
      { kind: 'customer', licensed: [{}], evaluations: [{}] },
    ],
  ])('%s', (_, given, expected) => {
    expect(panelOf(given, now)).toMatchObject(expected);
  });
});
