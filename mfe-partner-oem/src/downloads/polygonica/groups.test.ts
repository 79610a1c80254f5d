import { productByCode } from '@portal/catalog';
import { filesOf } from '@portal/product-pages/parts';
import { keyOf, plainHead } from '../../testing/release';
import { createFileEntry } from '../parts/create-file-entry';
import { createSection } from '../parts/create-section';
import { polygonicaGroups } from './groups';

const product = productByCode('polygonica');
const files = [createSection('Windows', { files: [createFileEntry('win.zip')] })];

test('has file sections, then one section for all patches (POLY-1)', () => {
  const patches = [{ patch: '4.2.0.1', notes: ['Unpack it.'], files: [createFileEntry('patch.zip')] }];
  const groups = polygonicaGroups({ product, version: '4.2.0', content: { ...plainHead, files, patches } });
  expect(groups.map(({ section }) => section.name)).toEqual(['Windows', 'Patches']);
  expect(groups[1]?.section.sections).toMatchObject([{ name: '4.2.0.1', notes: ['Unpack it.'] }]);
  expect(groups.map(({ section, context }) => filesOf(section).map((file) => keyOf(file, context)))).toEqual([
    ['packages/toolkits/polygonica/4.2.0/win.zip'],
    ['packages/toolkits/polygonica/4.2.0/patch.zip'],
  ]);
});

test('has no patches section for a release without patches', () => {
  const groups = polygonicaGroups({
    product,
    version: '4.1.0',
    content: { ...plainHead, files, patches: [] },
  });
  expect(groups.map(({ section }) => section.name)).toEqual(['Windows']);
});
