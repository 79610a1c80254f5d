import { screen, waitFor, within } from '@testing-library/react';
import {
  clickDownload,
  closedSections,
  closePortal,
  findCard,
  licenseChecks,
  openPage,
  openPortal,
  openSection,
} from '../testing/page';
import { qtToolkit } from './archives';

afterEach(closePortal);

test('/LGPL redirects to the fixed list of QT-1', async () => {
  await openPortal();
  const page = await openPage('/LGPL', 'Qt Toolkit');
  expect(page.path()).toBe('/qt-toolkit/downloads');
  expect(screen.getByText('January 31, 2024')).toBeVisible();
  expect(closedSections()).toEqual(
    ['6.6.2', '5.15.2', '5.12.7', '5.9.7', '4.8.7', '4.8.2'].map((v) => `Qt ${v}`),
  );
});

test('lists newer versions as zip and tar.xz', () => {
  const endings = qtToolkit.versions
    .slice(0, 4)
    .map(({ packages }) => packages.map((name) => name.replace(/^.*\d\.(?=zip|tar)/, '')));
  expect(endings).toEqual(Array.from({ length: 4 }, () => ['zip', 'tar.xz']));
});

test('prompts a visitor to sign in', async () => {
  await openPortal();
  await openPage('/qt-toolkit/downloads', 'Qt Toolkit');
  const archive = await openSection('Qt 6.6.2', 'qt-everywhere-src-6.6.2.zip');
  await clickDownload(archive);
  expect(await within(archive).findByText('Please log in or sign up to download.')).toBeVisible();
});

// QT-2.
test('downloads an archive for a signed-in user without a license', async () => {
  const { bodies, navigations, requests } = await openPortal('new');
  await openPage('/qt-toolkit', 'Qt Toolkit');
  await openSection('Qt 4.8.2', 'qt-everywhere-opensource-src-4.8.2.zip');
  await clickDownload(await findCard('qt-everywhere-opensource-src-4.8.2.tar.gz'));
  await waitFor(() => expect(navigations.addresses).toHaveLength(1));
  expect(licenseChecks(requests)).toEqual([]);
  expect(bodies).toMatchObject([
    { object_key: 'packages/toolkits/qt-toolkit/4.8.2/qt-everywhere-opensource-src-4.8.2.tar.gz' },
  ]);
});
