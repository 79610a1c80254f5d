import { clearFaults, injectFault } from '@portal/remote-tools/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  clickDownload,
  closePortal,
  LICENSE_CHECK,
  licenseChecks,
  openPage,
  openPortal,
  openSection,
  user,
} from '../testing/page';

afterEach(async () => {
  closePortal();
  await clearFaults();
});

const file = 'RealDWG_2026.1.1_Windows_64bit.exe';
const path = '/toolkits/realdwg/downloads/latest';

test('prompts a visitor to sign in, without a license check', async () => {
  const { requests } = await openPortal();
  await openPage(path, 'RealDWG 2026.1.1');
  const group = await openSection('Windows', file);
  await clickDownload(group);
  expect(await within(group).findByText('Please log in or sign up to download.')).toBeVisible();
  expect(licenseChecks(requests)).toEqual([]);
});

// PROD-2.
test('shows a partner without a license two options in a closable alert', async () => {
  const { requests } = await openPortal('unlicensed');
  await openPage(path, 'RealDWG 2026.1.1');
  const group = await openSection('Windows', file);
  await clickDownload(group);
  const alert = await within(group).findByRole('alert');
  expect(alert).toHaveTextContent('You do not currently license this product.');
  expect(within(alert).getAllByRole('listitem')).toHaveLength(2);
  expect(alert).not.toHaveTextContent('could not be completed');
  expect(licenseChecks(requests)).toEqual([`${LICENSE_CHECK}?product=realdwg`]);
  await user.click(within(alert).getByRole('button', { name: 'Close' }));
  expect(within(group).queryByRole('alert')).not.toBeInTheDocument();
});

test('says that the license check failed, and can retry', async () => {
  const { navigations } = await openPortal('partner');
  await injectFault({ call: 'getuserlicense', kind: 'status', status: 400, times: 1 });
  await openPage(path, 'RealDWG 2026.1.1');
  const group = await openSection('Windows', file);
  await clickDownload(group);
  expect(await within(group).findByRole('alert')).toHaveTextContent(
    'The license check could not be completed.',
  );
  expect(navigations.addresses).toEqual([]);
  await clickDownload(group);
  await waitFor(() => expect(navigations.addresses).toHaveLength(1));
  expect(within(group).queryByRole('alert')).not.toBeInTheDocument();
});

test('downloads the file for a licensed partner', async () => {
  const { bodies, navigations } = await openPortal('partner');
  await openPage(path, 'RealDWG 2026.1.1');
  await clickDownload(await openSection('Windows', file));
  await waitFor(() => expect(navigations.addresses).toHaveLength(1));
  expect(bodies).toContainEqual(
    expect.objectContaining({ object_key: `packages/toolkits/realdwg/2026.1.1/${file}` }),
  );
  const response = await fetch(navigations.addresses[0] ?? '');
  expect(response.status).toBe(200);
  await response.body?.cancel();
});

// Dashes replace dots in versions of 2025, and underscores in all others. VER-6.
test.each([
  ['2025.1.1', 'realdwg-2025-1-1.json', 'RealDWG 2025.1.1'],
  ['2023_1_2', 'realdwg-2023-1-2.json', 'RealDWG 2023_1_2'],
  ['2024_Update_1', 'realdwg-2024-update-1.json', 'RealDWG 2024 Update 1'],
  ['2026.1', 'realdwg-2026.1.json', 'RealDWG 2026.1'],
])('version %s loads %s', async (version, content, title) => {
  const { requests } = await openPortal();
  await openPage(`/toolkits/realdwg/downloads/${version}`, title);
  expect(requests.some((request) => request.includes(`/partner-product/realdwg/${content}?`))).toBe(true);
});

test('links to older versions when a version is missing', async () => {
  await openPortal();
  await openPage('/toolkits/realdwg/downloads/1999', 'RealDWG');
  expect(await screen.findByText('This version is not available.')).toBeVisible();
  expect(
    within(screen.getByRole('main')).getAllByRole('link', { name: 'Older Versions' })[0],
  ).toHaveAttribute('href', '/toolkits/realdwg/downloads');
});

test('shows that the downloads could not be loaded, and can retry', async () => {
  await openPortal();
  await injectFault({ call: 'content:partner-product/realdwg', kind: 'status', status: 400, times: 1 });
  await openPage(path, 'RealDWG');
  expect(await screen.findByText('The downloads of RealDWG could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'RealDWG 2026.1.1' })).toBeVisible();
});
