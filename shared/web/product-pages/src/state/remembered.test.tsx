import { productByCode } from '@portal/catalog';
import { injectContent } from '@portal/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshProductPage, openProduct, openSection, renderProduct, settledHeading } from '../testing';

const communicator = productByCode('communicator');
const LATEST = '/hoops/communicator/downloads/latest';
const OLDER = '/hoops/communicator/downloads';
const FILE = 'hoops-product/hoops-communicator/hoops-communicator-2026.3.0.json';
const WINDOWS_FILE = 'HOOPS_Communicator_2026.3.0_Windows.zip';

jest.setTimeout(30_000);

beforeEach(() => freshProductPage(LATEST));

const header = (name: string) => screen.getByRole('button', { name });
const goBack = () => act(async () => window.history.back());

/** Goes to the older versions, whose skeleton has the same heading: a click on it would interrupt React. */
async function openOlderVersions() {
  await userEvent.click(screen.getByRole('link', { name: 'Older Versions' }));
  expect(await screen.findByRole('heading', { name: 'HOOPS Communicator Older Versions' })).toBeVisible();
  await settledHeading();
}

/** Shows the same page again, as the browser does after a reload: only the history entry is kept. */
async function reload() {
  cleanup();
  await openProduct(communicator, window.location.pathname);
}

// STATE-1.
test('Back shows the section that was open, at once', async () => {
  await openProduct(communicator, LATEST);
  await openSection('Windows');
  await openOlderVersions();
  expect(screen.queryAllByRole('button', { expanded: true })).toEqual([]);

  await goBack();
  expect(await screen.findByRole('heading', { name: 'HOOPS Communicator 2026.3.0' })).toBeVisible();
  expect(header('Windows')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('group', { name: WINDOWS_FILE })).toBeVisible();
});

test('a reload shows the section that was open; a new visit starts closed', async () => {
  await openProduct(communicator, LATEST);
  await openSection('Windows');
  await openSection('Linux');
  await reload();
  expect(header('Linux')).toHaveAttribute('aria-expanded', 'true');
  expect(header('Windows')).toHaveAttribute('aria-expanded', 'false');

  await userEvent.click(header('Linux'));
  await reload();
  expect(header('Linux')).toHaveAttribute('aria-expanded', 'false');

  await openSection('Windows');
  await openOlderVersions();
  await userEvent.click(screen.getByRole('link', { name: 'Product Downloads' }));
  expect(await screen.findByRole('button', { name: 'Windows' })).toHaveAttribute('aria-expanded', 'false');
});

// Each replacement costs a page that opens time.
test('a page with closed sections leaves its history entry as it is', async () => {
  const replaced = jest.spyOn(window.history, 'replaceState');
  const written = [expect.objectContaining({ openItems: expect.anything() }), ''];
  await openProduct(communicator, LATEST);
  expect(header('Windows')).toBeVisible();
  expect(replaced).not.toHaveBeenCalledWith(...written);
  await openSection('Windows');
  expect(replaced).toHaveBeenCalledWith(...written);
});

test('a section inside a section is remembered until its outer section closes', async () => {
  const inner = [{ name: 'Android', files: [{ filename: 'a.zip' }] }];
  await injectContent(FILE, { title: 'Release', sections: [{ name: 'Mobile', sections: inner }] });
  await openProduct(communicator, LATEST);
  await openSection('Mobile');
  await openSection('Android');
  await reload();
  expect(screen.getByRole('group', { name: 'a.zip' })).toBeVisible();

  await userEvent.click(header('Mobile'));
  await openSection('Mobile');
  expect(header('Android')).toHaveAttribute('aria-expanded', 'false');
});

test('the older versions page shows the year that was open', async () => {
  await openProduct(communicator, OLDER);
  await openSection('2024');
  await userEvent.click(screen.getByRole('link', { name: '2024.9.0' }));
  expect(await screen.findByRole('heading', { name: 'HOOPS Communicator 2024.9.0' })).toBeVisible();
  await goBack();
  expect(await screen.findByRole('button', { name: '2024' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: '2024.9.0' })).toBeVisible();
});

test.each([
  ['a text', 'windows'],
  ['another type', { openItems: { sections: 7 } }],
  ['an item that is gone', { openItems: { sections: '9-Solaris' } }],
  ['an entry of another page', { key: 'other', openItems: { sections: '0-Windows' } }],
])('a history entry with %s opens nothing', async (_, state) => {
  window.history.replaceState(state, '');
  renderProduct(communicator, LATEST);
  if (typeof state === 'object' && 'key' in state) window.history.replaceState({ ...state, key: 'odd' }, '');
  await settledHeading();
  expect(screen.queryAllByRole('button', { expanded: true })).toEqual([]);
  await waitFor(() => expect(header('Windows')).toBeVisible());
});
