import { screen } from '@testing-library/react';
import { closePortal, openPage, openPortal } from '../testing/page';

afterEach(closePortal);

const ODD_VERSIONS = ['..%2F..%2Fsecret', '2024%20SP1,%20U1', '%00', '9'.repeat(200)];

// MISS-2, VER-8.
describe.each([
  ['/toolkits/realdwg', 'RealDWG'],
  ['/toolkits/siemens-parasolid', 'Parasolid'],
  ['/toolkits/polygonica', 'Polygonica'],
  ['/platform-products/autocad_oem', 'AutoCAD OEM'],
])('%s: a version that is odd or unknown', (section, name) => {
  test.each(ODD_VERSIONS)('%s shows the way to the older ones', async (version) => {
    await openPortal();
    await openPage(`${section}/downloads/${version}`, name);
    expect(await screen.findByText('This version is not available.')).toBeVisible();
    const links = screen.getAllByRole('link', { name: 'Older Versions' });
    const inPage = links.filter((link) => link.closest('nav') === null);
    expect(inPage.map((link) => link.getAttribute('href'))).toEqual([`${section}/downloads`]);
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });
});

// MISS-2, OLD-6: Inventor OEM has no older versions to lead to.
test.each(ODD_VERSIONS)('Inventor OEM has no version %s', async (version) => {
  await openPortal();
  await openPage(`/platform-products/inventor_oem/downloads/${version}`, 'Inventor OEM');
  expect(await screen.findByText('This version is not available.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Older Versions' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

// VER-1.
test('a blank version is a missing one: the latest', async () => {
  await openPortal();
  await openPage('/toolkits/realdwg/downloads/%20', 'RealDWG 2026.1.1');
  expect(screen.queryByText('This version is not available.')).not.toBeInTheDocument();
});
