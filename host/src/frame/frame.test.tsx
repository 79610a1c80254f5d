import { signIn } from '@portal/api/core';
import {
  checkSession,
  recheckSession,
  resetSessionCheck,
  resetSessionStore,
  sessionStore,
} from '@portal/session';
import { findA11yViolations, freshPage, injectFault, signInAs } from '@portal/testing';
import { createMemoryRouter } from '@portal/ui/create-router';
import { RouterProvider } from '@portal/ui/router';
import { showToast } from '@portal/ui/toasts';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { Frame } from './Frame';
import { page } from './page';
import { renderPortal } from './testing/render-portal';

const header = () => within(screen.getByRole('banner'));

beforeEach(() => freshPage('/start'));
afterEach(() => jest.restoreAllMocks());

// A11Y-1.
test('has landmarks and a skip link', async () => {
  await renderPortal('/naming');
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('has no serious axe findings', async () => {
  const { container } = await renderPortal('/start');
  await act(() => checkSession());
  expect(await findA11yViolations(container)).toEqual([]);
});

test('scrolls to the top, focuses the content and announces the title after a navigation', async () => {
  const { go } = await renderPortal('/start');
  expect(screen.getByRole('main')).not.toHaveFocus();
  await go('/naming');
  expect(page.scrollTo).toHaveBeenCalledWith(0);
  expect(screen.getByRole('main')).toHaveFocus();
  const announced = await screen.findByText('Package Naming Conventions | Developer Zone', {
    selector: '[aria-live] *',
  });
  expect(announced).toBeInTheDocument();
  await go('/naming?sort=name');
  expect(page.scrollTo).toHaveBeenCalledTimes(1);
});

// SEARCH-1.
test('leaves the focus in a dialog that was opened while the page was loading', async () => {
  const { go } = await renderPortal('/start');
  fireEvent.keyDown(document.body, { key: '/' });
  const field = await screen.findByRole('combobox', { name: 'Search' });
  await waitFor(() => expect(field).toHaveFocus());
  await go('/naming');
  expect(field).toHaveFocus();
});

/** The visitor, or the browser, scrolls. */
function scrollBy(top: number): void {
  window.scrollY = top;
  fireEvent.scroll(window);
}

/** Called when the page's size has changed. */
let onResize: () => void;

describe('going back', () => {
  const observed = jest.fn();
  beforeEach(() => {
    jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
      onResize = () => callback([], {} as ResizeObserver);
      return { observe: observed, unobserve: jest.fn(), disconnect: () => (onResize = () => undefined) };
    });
  });

  /** Leaves a page that was scrolled, and comes back to it. */
  async function leaveAndReturn(): Promise<void> {
    const { go } = await renderPortal('/start');
    scrollBy(700);
    await go('/naming');
    scrollBy(0);
    jest.mocked(page.scrollTo).mockClear();
    const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    await act(async () => {
      window.history.back();
      await left;
      // What the browser restores while the other page is still shown, which is not as high.
      scrollBy(300);
    });
    await screen.findByRole('heading', { level: 1, name: /Developer Zone/ });
  }

  test('scrolls to where the page was left, as soon as it is as high as then', async () => {
    await leaveAndReturn();
    expect(jest.mocked(page.scrollTo).mock.calls).toEqual([[700]]);
    onResize();
    window.scrollY = 700;
    onResize();
    expect(jest.mocked(page.scrollTo).mock.calls).toEqual([[700], [700], [700]]);
    onResize();
    expect(page.scrollTo).toHaveBeenCalledTimes(3);
  });

  test('leaves the scroll position to a visitor who scrolls meanwhile', async () => {
    await leaveAndReturn();
    fireEvent.wheel(window);
    onResize();
    expect(page.scrollTo).toHaveBeenCalledTimes(1);
  });
});

// FRAME-7.
test('the color scheme is chosen at the end of the page', async () => {
  await renderPortal('/naming');
  const select = within(screen.getByRole('contentinfo')).getByRole('combobox', { name: 'Color scheme' });
  expect(select).toHaveDisplayValue('System');
  await userEvent.selectOptions(select, 'Dark');
  expect(localStorage.getItem('portal-color-scheme')).toBe('dark');
  await userEvent.selectOptions(select, 'System');
  expect(localStorage.getItem('portal-color-scheme')).toBeNull();
});

test('shows neither a name nor "Sign In" until the session is known', async () => {
  await renderPortal('/naming');
  expect(header().queryByRole('button', { name: 'Sign In' })).not.toBeInTheDocument();
  await act(() => checkSession());
  expect(header().getByRole('button', { name: 'Sign In' })).toBeInTheDocument();
});

// SES-6.
test('a first-time visitor whose session call responds 401 sees no message', async () => {
  await injectFault({ call: 'session', kind: 'status', status: 401 });
  await renderPortal('/naming');
  await act(() => checkSession());
  expect(header().getByRole('button', { name: 'Sign In' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Package Naming Conventions');
  expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(page.reload).not.toHaveBeenCalled();
  expect(sessionStore.getState()).toMatchObject({ status: 'signed-out' });
  expect(sessionStore.getState()).not.toMatchObject({ reason: 'expired' });
});

// FRAME-5.
test('shows a cached user until the check finds no session, and then one toast', async () => {
  await signInAs('partner');
  resetSessionStore();
  resetSessionCheck();
  await renderPortal('/naming');
  expect(header().getByRole('button', { name: /Paolo Ferri/ })).toBeInTheDocument();
  await injectFault({ call: 'session', kind: 'body', body: {} });
  await act(() => recheckSession());
  expect(header().getByRole('button', { name: 'Sign In' })).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('reloads when another user has signed in elsewhere, and hides the former name before', async () => {
  await signInAs('partner');
  await renderPortal('/naming');
  expect(header().getByRole('button', { name: /Paolo Ferri/ })).toBeInTheDocument();
  await signIn({ email: 'both@initech.example', password: 'both' });
  expect(page.reload).not.toHaveBeenCalled();
  await act(() => recheckSession());
  expect(page.reload).toHaveBeenCalledTimes(1);
  expect(header().queryByRole('button', { name: /Paolo Ferri|Sign In/ })).not.toBeInTheDocument();
});

test('reloads also when the session was replaced before the first render', async () => {
  await signInAs('partner');
  await signIn({ email: 'both@initech.example', password: 'both' });
  await recheckSession();
  await renderPortal('/naming');
  expect(page.reload).toHaveBeenCalledTimes(1);
});

// FRAME-5, SES-10.
test('the toast of the guard replaces that of the session, also when it comes later', async () => {
  await signInAs('partner');
  await renderPortal('/naming');
  await injectFault({ call: 'session', kind: 'body', body: {} });
  await act(() => recheckSession());
  expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended');
  act(() => void showToast({ kind: 'error', header: 'log in', body: 'Your session has ended.' }));
  expect(screen.getByRole('alert')).toHaveTextContent('log in');
});

// FRAME-6.
test('the document is live once the first page is there, and not before', async () => {
  const isLive = () => document.documentElement.hasAttribute('data-live');
  delete document.documentElement.dataset.live;
  let show: (page: { element: ReactNode }) => void = () => undefined;
  const lazy = () => new Promise<{ element: ReactNode }>((resolve) => (show = resolve));
  const router = createMemoryRouter([
    { Component: Frame, HydrateFallback: Frame, children: [{ path: '*', lazy }] },
  ]);
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(isLive()).toBe(false);
  await act(async () => show({ element: <button type="button">Download</button> }));
  expect(screen.getByRole('button', { name: 'Download' })).toBeInTheDocument();
  expect(isLive()).toBe(true);
});

describe('prerendered', () => {
  const portal = () => {
    const router = createMemoryRouter([
      {
        path: '/',
        Component: Frame,
        HydrateFallback: Frame,
        children: [{ path: '*', lazy: () => new Promise(() => undefined) }],
      },
    ]);
    return <RouterProvider router={router} />;
  };

  test('is the same for every visitor, and hydrates without a warning', async () => {
    const asVisitor = renderToString(portal());
    await signInAs('partner');
    expect(renderToString(portal())).toBe(asVisitor);

    const errors = jest.spyOn(console, 'error');
    const container = document.createElement('div');
    container.innerHTML = asVisitor;
    document.body.append(container);
    render(portal(), { container, hydrate: true });
    expect(errors).not.toHaveBeenCalled();
    expect(header().getByRole('button', { name: /Paolo Ferri/ })).toBeInTheDocument();
    expect(header().getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/places/support');
  });

  test('links to support before the configuration is known', () => {
    expect(renderToString(portal())).toContain('href="/developer-support"');
  });
});
