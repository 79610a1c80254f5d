import { defineRemote, describeRemote } from '@portal/contract';
import { requireSession, signOut } from '@portal/session';
import type { StaticRemote } from '@portal/shell';
import { freshPage, signInAs } from '@portal/testing';
import { type RouteObject, redirectWithNotice } from '@portal/ui/router';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../frame/page';
import { renderPortal } from '../frame/testing/render-portal';
import { internalPath, parseNotice, readableAddress } from './NoticeContent';

const description = describeRemote({
  name: 'scans',
  title: 'Scans',
  owner: { team: 'Scans' },
  owns: ['/scans', '/staff'],
  slots: [],
});
const Page = () => <h1>The scans</h1>;
const routes: Record<'/scans' | '/staff', readonly RouteObject[]> = {
  '/scans': [
    {
      index: true,
      loader: ({ request }) => requireSession({ request, purpose: 'see your scans' }),
      Component: Page,
    },
  ],
  '/staff': [
    {
      index: true,
      loader: () => {
        throw redirectWithNotice('/start', { kind: 'refused', reason: 'Only staff see this.' });
      },
    },
  ],
};
const scans: StaticRemote = {
  description,
  load: async () => defineRemote(description, { routes, slots: {} }),
};

const notice = (text: string | RegExp) =>
  screen.findByText(text).then((found) => {
    const status = found.closest<HTMLElement>('[role=status]');
    if (status === null) throw new Error('The text is in no status');
    return status;
  });

beforeEach(() => freshPage('/start'));
afterEach(() => jest.restoreAllMocks());

// NAV-1, NAV-10, NOTICE-1.
test('an unknown address leads to the landing page, which names it until it is closed', async () => {
  const portal = await renderPortal('/nothing/h%C3%A9re?x=1');
  expect(portal.path()).toBe('/start');
  const status = await notice('This address was not found');
  expect(status).toHaveTextContent(
    'There is no page at /nothing/hére?x=1. You see the landing page instead.',
  );
  // Signs in it that turn the direction of writing do not turn the sentence.
  expect(within(status).getByText('/nothing/hére?x=1').tagName).toBe('BDI');
  // It is there before the notice, whose code is a chunk.
  expect(status.parentElement?.closest('[aria-live=polite]')).toBeVisible();
  expect(window.location.href).not.toContain('nothing');
  await userEvent.click(within(status).getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('This address was not found')).not.toBeInTheDocument();
  expect(portal.path()).toBe('/start');
  // A11Y-8.
  expect(screen.getByRole('main')).toHaveFocus();
});

// NAV-10.
test('a malformed address is a page of the portal, too', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const portal = await renderPortal('/%E0%A4%A');
  expect(portal.path()).toBe('/start');
  expect(await notice('This address was not found')).toHaveTextContent('There is no page at /%E0%A4%A.');
  warn.mockRestore();
});

// NAV-10.
test('the root of the portal is no unknown address', async () => {
  const portal = await renderPortal('/');
  await waitFor(() => expect(portal.path()).toBe('/start'));
  expect(screen.queryByText('This address was not found')).not.toBeInTheDocument();
  expect(JSON.stringify(window.history.state)).not.toContain('notice');
});

// NOTICE-3, SES-21.
test('after the guard, the landing page says what signing in is for; signing in opens the wanted page', async () => {
  const portal = await renderPortal('/scans?of=me', [scans]);
  await waitFor(() => expect(portal.path()).toBe('/start'));
  const status = await notice('Sign in to see your scans');
  expect(window.location.search).toBe('');
  const wanted = encodeURIComponent(`${window.location.origin}/scans?of=me`);
  expect(within(status).getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    `/services/account/signin?redirect_url=${wanted}`,
  );
  await act(() => signInAs('evaluator'));
  expect(await screen.findByRole('heading', { name: 'The scans' })).toBeVisible();
  expect([portal.path(), window.location.search]).toEqual(['/scans', '?of=me']);
  expect(screen.queryByText('Sign in to see your scans')).not.toBeInTheDocument();
});

// NOTICE-1: the page would move down when its notice comes after it.
test('a page that a redirect leads to is never there without the place of its notice', async () => {
  const isMissing: boolean[] = [];
  const watch = new MutationObserver(() => {
    if (screen.queryByRole('heading', { level: 1, name: /Welcome/ }))
      isMissing.push(document.querySelector('main > [aria-live=polite]') === null);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  const portal = await renderPortal('/scans', [scans]);
  await waitFor(() => expect(portal.path()).toBe('/start'));
  await notice('Sign in to see your scans');
  watch.disconnect();
  expect(isMissing).toContain(false);
  expect(isMissing).not.toContain(true);
});

// NOTICE-4.
test('toasts make room for a notice while it is shown', async () => {
  const room = () => document.documentElement.style.getPropertyValue('--portal-notice-height');
  await renderPortal('/scans', [scans]);
  const status = await notice('Sign in to see your scans');
  expect(room()).toMatch(/^\d+px$/);
  await userEvent.click(within(status).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(room()).toBe(''));
});

// NOTICE-3: the reload aborts requests, and what fails then must not remove the notice.
test('a page that is about to reload keeps the notice for the reloaded page', async () => {
  const portal = await renderPortal('/scans', [scans]);
  await notice('Sign in to see your scans');
  jest.replaceProperty(page, 'isReloading', true);
  const owners = jest.spyOn(portal.source, 'owners').mockRejectedValue(new TypeError('Failed to fetch'));
  await act(() => signInAs('evaluator'));
  await waitFor(() => expect(owners).toHaveBeenCalled());
  await act(() => Promise.allSettled(owners.mock.results.map(({ value }) => value)));
  expect(portal.path()).toBe('/start');
  expect(JSON.stringify(window.history.state)).toContain('see your scans');
});

// NOTICE-3.
test('a wanted page does not replace one that was opened meanwhile', async () => {
  const portal = await renderPortal('/scans', [scans]);
  await notice('Sign in to see your scans');
  const found = await portal.source.owners('/scans');
  let answer: (owners: typeof found) => void = () => undefined;
  const asked = new Promise<typeof found>((resolve) => {
    answer = resolve;
  });
  const owners = jest.spyOn(portal.source, 'owners').mockReturnValueOnce(asked);
  await act(() => signInAs('evaluator'));
  await waitFor(() => expect(owners).toHaveBeenCalled());
  await portal.go('/naming');
  await act(async () => answer(found));
  expect(portal.path()).toBe('/naming');
});

// NOTICE-3.
test('a wanted page that no remote owns is not opened', async () => {
  const portal = await renderPortal('/scans', [scans]);
  await notice('Sign in to see your scans');
  await portal.go('/naming');
  // The host's own page: any other address that nobody owns would lead to `/start` anyway.
  await portal.go('/start', { notice: { kind: 'sign-in', purpose: 'see more', wanted: '/naming' } });
  await notice('Sign in to see more');
  await act(() => signInAs('evaluator'));
  await waitFor(() => expect(JSON.stringify(window.history.state)).not.toContain('notice'));
  expect(portal.path()).toBe('/start');
});

// NOTICE-2, SES-19.
test('a user who may not see a page reads why, and nobody else does', async () => {
  jest.spyOn(page, 'reload').mockReturnValue(undefined);
  await signInAs('partner');
  await renderPortal('/staff', [scans]);
  expect(await notice('Only staff see this.')).toHaveTextContent('This page is not shown');
  await act(() => signOut());
  expect(screen.queryByText('Only staff see this.')).not.toBeInTheDocument();
  await waitFor(() => expect(JSON.stringify(window.history.state)).not.toContain('Only staff'));
});

// NOTICE-3.
test.each([
  ['/license_generator?email=a#b', '/license_generator?email=a#b'],
  ['//evil.example/', null],
  ['/\\evil.example/', null],
  ['https://evil.example/', null],
  ['javascript:alert(1)', null],
  ['', null],
])('the wanted page %j is at this origin: %j', (wanted, expected) => {
  expect(internalPath(wanted)).toBe(expected);
  expect(internalPath(`${window.location.origin}/naming`)).toBe('/naming');
});

// NOTICE-1.
test.each([
  null,
  'x',
  1,
  {},
  { kind: 'unknown-address', address: 1 },
  { kind: 'sign-in', purpose: 'x' },
  { kind: 'refused' },
  { kind: 'more' },
])('the history state %j is no notice', (value) => {
  expect(parseNotice(value)).toBeNull();
});

// NAV-10.
test('an address is shown decoded where it can be, and shortened', () => {
  expect(readableAddress('/%E0%A4%A')).toBe('/%E0%A4%A');
  expect(readableAddress('/a%20b')).toBe('/a b');
  expect(readableAddress(`/${'x'.repeat(500)}`)).toHaveLength(201);
});
