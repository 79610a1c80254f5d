import { screen, waitFor } from '@testing-library/react';
import {
  clickDownload,
  closedSections,
  closePortal,
  openPage,
  openPortal,
  openSection,
  user,
} from '../../testing/page';

afterEach(closePortal);

// PAR-1.
test('has sections for patches, Bodyshop, Jumpstart Kit and the Demo Viewer text', async () => {
  await openPortal();
  await openPage('/toolkits/siemens-parasolid/downloads/latest', 'Parasolid 38.1');
  expect(closedSections()).toEqual([
    'Parasolid 38.1.178',
    'Parasolid 38.1.143',
    'Bodyshop',
    'Jumpstart Kit',
    'Demo Viewer',
  ]);
  await user.click(screen.getByRole('button', { name: 'Demo Viewer' }));
  expect(await screen.findByRole('link', { name: /Demo Viewer downloads/ })).toHaveAttribute(
    'href',
    '/hoops/hpdv/downloads/latest',
  );
});

test('shows the fixed initial release and bodyshop of 37.0 with downloads', async () => {
  const { bodies, navigations } = await openPortal('partner');
  await openPage('/toolkits/siemens-parasolid/downloads/37.0', 'Parasolid 37.0');
  await clickDownload(await openSection('Initial Release 37.0.143', 'Parasolid_37.0.143_Windows_x64.zip'));
  await waitFor(() => expect(navigations.addresses).toHaveLength(1));
  await clickDownload(await openSection('Bodyshop', 'Parasolid_Bodyshop_37.0_Windows_x64.zip'));
  await waitFor(() => expect(navigations.addresses).toHaveLength(2));
  const folder = 'packages/toolkits/siemens-parasolid/37.0';
  expect(bodies).toMatchObject([
    { object_key: `${folder}/37.0.143/Parasolid_37.0.143_Windows_x64.zip` },
    { object_key: `${folder}/bodyshop/Parasolid_Bodyshop_37.0_Windows_x64.zip` },
  ]);
});

// PAR-2.
test('shows a message for a section without files', async () => {
  await openPortal();
  await openPage('/toolkits/siemens-parasolid/downloads/37.0', 'Parasolid 37.0');
  await user.click(screen.getByRole('button', { name: 'Parasolid 37.0.181' }));
  expect(await screen.findByText('No download available.')).toBeVisible();
});
