import { checkSession } from '@portal/session';
import type { SourceInspector } from '@portal/shell';
import { freshPage, signInAs } from '@portal/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPortal } from '../frame/testing/render-portal';

const NO_STATUS = {};
const getState = () => NO_STATUS;

const inspector = (storedOverrides: string | null): SourceInspector => ({
  remoteStatus: { getState, getInitialState: getState, subscribe: () => () => undefined },
  singletons: () => [],
  storedOverrides,
});
const link = () => within(screen.getByRole('contentinfo')).queryByRole('link', { name: 'Remotes' });
const panel = () => screen.findByRole('dialog', { name: 'Remotes' });

beforeEach(() => freshPage('/naming'));
afterEach(() => jest.restoreAllMocks());

// OVR-4.
test.each([
  ['a visitor', null, null, false],
  ['a customer', 'partner', null, false],
  ['staff', 'staff', null, true],
  ['a visitor with an override', null, '{"mfe-cae": "http://localhost:3101/mf-manifest.json"}', true],
] as const)('%s: the panel is offered or not', async (_, account, overrides, offered) => {
  if (account !== null) await signInAs(account);
  await renderPortal('/naming', [], inspector(overrides));
  await act(() => checkSession());
  expect(link() !== null).toBe(offered);
});

// OVR-4.
test('its address opens it for everybody, and closing it keeps the rest of the address', async () => {
  await renderPortal('/naming?sort=name#remotes', [], inspector(null));
  const dialog = await panel();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Remotes' })).not.toBeInTheDocument());
  expect(window.location.pathname + window.location.search + window.location.hash).toBe('/naming?sort=name');
});

// OVR-4.
test('the link opens the panel on the page', async () => {
  await signInAs('staff');
  await renderPortal('/naming?sort=name', [], inspector(null));
  await act(() => checkSession());
  expect(link()).toHaveAttribute('href', '/naming?sort=name#remotes');
  fireEvent.click(link() ?? document.body);
  expect(await panel()).toBeInTheDocument();
});
