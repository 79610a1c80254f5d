import { screen, waitFor } from '@testing-library/react';
import {
  clickDownload,
  closePortal,
  LICENSE_CHECK,
  licenseChecks,
  openPage,
  openPortal,
  openSection,
  user,
} from '../../testing/page';

afterEach(closePortal);

test('shows file sections, and a section with an accordion of patches', async () => {
  const { bodies, navigations, requests } = await openPortal('partner');
  await openPage('/toolkits/polygonica/downloads/latest', 'Polygonica 4.2.0');
  await openSection('Windows', 'Polygonica_4.2.0_Windows_vc143.zip');
  await user.click(screen.getByRole('button', { name: 'Patches' }));
  await screen.findByRole('button', { name: '4.2.0.2' }, { timeout: 5_000 });
  await clickDownload(await openSection('4.2.0.2', 'Polygonica_4.2.0.2_Linux.tar.gz'));
  await waitFor(() => expect(navigations.addresses).toHaveLength(1));
  expect(licenseChecks(requests)).toEqual([`${LICENSE_CHECK}?product=polygonica`]);
  expect(bodies).toMatchObject([
    { object_key: 'packages/toolkits/polygonica/4.2.0/Polygonica_4.2.0.2_Linux.tar.gz' },
  ]);
});
