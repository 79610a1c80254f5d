import { productByCode } from '@portal/catalog';
import { createFileEntry, createSection, filesOf } from '@portal/product-pages/parts';
import { injectContent } from '@portal/remote-tools/testing';
import { screen, waitFor } from '@testing-library/react';
import {
  clickDownload,
  closedSections,
  closePortal,
  LICENSE_CHECK,
  licenseChecks,
  openPage,
  openPortal,
  openSection,
  user,
} from '../../testing/page';
import { keyOf, plainHead } from '../../testing/release';
import { polygonicaGroups } from './screen';

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

// PAGE-5.
test('packages show the version as the release writes it', () => {
  const content = { ...plainHead, version: '4.1 Preview', files, patches: [] };
  const groups = polygonicaGroups({ product, version: '4.1_preview', content });
  expect(groups[0]?.context.writtenVersion).toBe('4.1 Preview');
});

afterEach(closePortal);

test('shows file sections, and a section with an accordion of patches', async () => {
  const { bodies, navigations, requests } = await openPortal('partner');
  await openPage('/toolkits/polygonica/downloads/latest', 'Polygonica 4.2.0');
  await openSection('Windows', 'Polygonica_4.2.0_Windows_vc143.zip');
  await user.click(screen.getByRole('button', { name: 'Patches' }));
  await screen.findByRole('button', { name: '4.2.0.2' });
  await clickDownload(await openSection('4.2.0.2', 'Polygonica_4.2.0.2_Linux.tar.gz'));
  await waitFor(() => expect(navigations.addresses).toHaveLength(1));
  expect(licenseChecks(requests)).toEqual([`${LICENSE_CHECK}?product=polygonica`]);
  expect(bodies).toMatchObject([
    { object_key: 'packages/toolkits/polygonica/4.2.0/Polygonica_4.2.0.2_Linux.tar.gz' },
  ]);
});

// A11Y-3.
test('a section without a name has a title', async () => {
  await openPortal();
  await injectContent('partner-product/polygonica/polygonica-4-2-0', {
    title: 'Polygonica 4.2.0',
    files: [{ name: ' ', files: [{ filename: 'a.zip' }] }],
  });
  await openPage('/toolkits/polygonica/downloads/latest', 'Polygonica 4.2.0');
  expect(closedSections()).toEqual([expect.stringMatching(/^Files/)]);
});
