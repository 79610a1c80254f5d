import { resetTracker, trackedDownloads } from '@portal/remote-tools/testing';
import { clickDownload, closePortal, findCard, openPage, openPortal, openSection } from '../testing/page';

beforeEach(resetTracker);
afterEach(closePortal);

// TRK-4.
test.each([
  [
    'a training file of AutoCAD OEM',
    ['/platform-products/autocad_oem/training', 'AutoCAD OEM Training'],
    () => openSection('Zero document state', 'AutoCAD_OEM_Zero_Document_State_Sample.zip'),
    { product_name: 'AutoCAD OEM', product_version: '', platform: '' },
  ],
  [
    'an IFC document',
    ['/platform-products/autocad_oem/documentation', 'AutoCAD OEM Documentation'],
    () => findCard('IFC_Writer_Developer_Guide.pdf'),
    { product_name: 'AutoCAD OEM', product_version: '', platform: '' },
  ],
  [
    'an archive of Qt',
    ['/qt-toolkit/downloads', 'Qt Toolkit'],
    () => openSection('Qt 5.15.2', 'qt-everywhere-src-5.15.2.tar.xz'),
    { product_name: 'Qt Toolkit', product_version: '5.15.2', platform: '' },
  ],
] as const)('%s is tracked', async (_, [path, title], findCard, expected) => {
  const { navigations } = await openPortal('new');
  await openPage(path, title);
  await clickDownload(await findCard());
  expect(await trackedDownloads(1)).toEqual([
    {
      ...expected,
      download_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      page_url: `${window.location.origin}${path}`,
    },
  ]);
  expect(navigations.addresses).toHaveLength(1);
});
