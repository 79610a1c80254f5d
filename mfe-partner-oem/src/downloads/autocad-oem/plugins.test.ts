import { productByCode } from '@portal/catalog';
import { fileRequest } from '@portal/product-pages/parts';
import { keyOf } from '../../testing/release';
import { createFileEntry } from '../parts/create-file-entry';
import { pluginGroups } from './plugins';

const product = productByCode('autocad_oem');

// PATH-7.
test('IFC plug-ins have their own folders', () => {
  const groups = pluginGroups(product, 'ifc_reader', {
    product_name: 'IFC Reader',
    eval: [createFileEntry('e.zip')],
    prod: [createFileEntry('p.zip')],
  });
  expect(groups.map(({ section, context }) => section.files.map((file) => keyOf(file, context)))).toEqual([
    ['packages/platform_products/plugins/ifc_reader/eval/2023/e.zip'],
    ['packages/platform_products/plugins/ifc_reader/prod/2023/p.zip'],
  ]);
});

// PROD-5.
test('a plug-in is checked as AutoCAD OEM without version and language', () => {
  const file = createFileEntry('e.zip');
  const [group] = pluginGroups(product, 'ifc_writer', { product_name: '', eval: [file], prod: [] });
  expect(group && fileRequest(file, group.context)?.access.license).toEqual({ product: 'autocad_oem' });
});
