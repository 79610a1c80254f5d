import { freshPage, injectFault, signInAs } from '@portal/remote-tools/testing';
import { signIn } from '@portal/sdk/api/core';
import { recheckSession, resetSessionCheck, signIn as signInHere } from '@portal/sdk/session';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DAY_MS, openPage, recordBodies, showTabAt, signInElsewhere } from '../testing/account-page';
import { box, days, link, openAsVisitor } from '../testing/trial-page';

const REFRESH = /signed in elsewhere, refresh the page/;

beforeEach(() => freshPage());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a trial page', () => {
  // TRI-5.
  test('links a visitor to sign-up, log-in and both platforms', async () => {
    await openAsVisitor('/hoops/exchange/trial');
    expect(within(box()).getByText('Try HOOPS Exchange free for 60 days')).toBeVisible();
    expect(within(box()).getByText(REFRESH)).toBeVisible();
    const back = encodeURIComponent(window.location.href);
    expect(link('Create an account')).toHaveAttribute(
      'href',
      `/services/account/signup?redirect_url=${back}`,
    );
    expect(link('Sign In')).toHaveAttribute('href', `/services/account/signin?redirect_url=${back}`);
    expect(link('Web Platform trial')).toHaveAttribute('href', '/hoops/the-hoops-web-platform/trial');
    expect(link('Native Platform trial')).toHaveAttribute('href', '/hoops/the-hoops-native-platform/trial');
  });

  // TRI-3, LIC-2.
  test('shows the remaining days, the end and the key of a running trial', async () => {
    await signInAs('evaluator');
    openPage('/hoops/communicator/trial');
    await days(42);
    expect(within(box()).getByText(/^Your trial runs until/)).toBeVisible();
    expect(within(box()).getByRole('button', { name: 'Copy Key' })).toBeVisible();
    const key = within(box()).getByText(/^[A-Z0-9]{4,}(-[A-Z0-9]{4,}){2,}$/);
    expect(key).toBeVisible();
    expect(key.closest('[data-sentry-block]')).not.toBeNull();
    expect(screen.queryByRole('button', { name: /Start my/ })).not.toBeInTheDocument();
  });

  // TRI-13.
  test('loads again when its tab is shown on a later day', async () => {
    await signInAs('evaluator');
    const opened = Date.now();
    const body = { product: 'communicator', license_key: 'A1B2', trial: new Date(opened + 9.5 * DAY_MS) };
    await injectFault({ call: 'trialproduct:communicator', kind: 'body', body });
    openPage('/hoops/communicator/trial');
    await days(10);
    showTabAt(opened + DAY_MS);
    await days(9);
  });

  test('shows all days while the expiry is blank', async () => {
    await signInAs('evaluator');
    openPage('/hoops/publish/trial');
    await days(60);
    expect(within(box()).getByText(/View your license or download the product/)).toBeVisible();
  });

  // TRI-3, TRI-8, LIC-2.
  test.each([
    ['a trial that is over', '2020-01-01', '0 days remaining', /^Your trial ended on/],
    ['an expiry that is no date', 'soon', '', /an expiry date that cannot be read: “soon”/],
  ])('shows the key of %s', async (_, trial, figure, text) => {
    await signInAs('evaluator');
    const body = { product: 'communicator', license_key: 'OLD1-KEY2-ODD3', trial };
    await injectFault({ call: 'trialproduct:communicator', kind: 'body', body });
    openPage('/hoops/communicator/trial');
    expect(await screen.findByText(text)).toBeVisible();
    expect(within(box()).getByText('OLD1-KEY2-ODD3').closest('[data-sentry-block]')).not.toBeNull();
    expect(within(box()).getByRole('button', { name: 'Copy Key' })).toBeVisible();
    expect(/\d+ days remaining|$/.exec(box().textContent)?.[0]).toBe(figure);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  // UI-11.
  test('counts the days of a trial without an end as every count', async () => {
    await signInAs('evaluator');
    const body = { license_key: 'KEY1-KEY2-KEY3', trial: '9999-12-31' };
    await injectFault({ call: 'trialproduct:communicator', kind: 'body', body });
    openPage('/hoops/communicator/trial');
    expect(await screen.findByText(/^2,9\d\d,\d{3}$/)).toBeVisible();
  });

  test('shows 0 days for an expired trial', async () => {
    await signInAs('expired');
    openPage('/hoops/visualize/trial');
    await days(0);
    expect(within(box()).getByText(/^Your trial ended on/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Contact Us' })).toBeVisible();
    // TRI-8.
    const actions = within(box()).getAllByRole('button');
    expect(actions.map((action) => action.textContent)).toEqual(['Copy Key', 'Ask for an extension']);
    await userEvent.click(within(box()).getByRole('button', { name: 'Ask for an extension' }));
    expect(await screen.findByRole('dialog', { name: 'Ask for an extension' })).toBeVisible();
  });

  // TRI-2.
  test('sends one start request for two clicks', async () => {
    const bodies = recordBodies();
    const starts = () => bodies.filter((body) => body.includes('"isCreate":true')).length;
    await signInAs('new');
    await injectFault({ call: 'trialproduct', kind: 'latency', delayMs: 150 });
    openPage('/hoops/visualize/hps/trial');
    const start = await screen.findByRole('button', { name: 'Start my 60-day trial' });
    expect(box()).toHaveTextContent(/^60 days remaining/);
    expect(starts()).toBe(0);
    await userEvent.dblClick(start);
    expect(start).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByText(/^Your trial runs until/)).toBeVisible();
    expect(starts()).toBe(1);
    // TRI-11.
    expect(box()).toHaveFocus();
  });

  // TRI-11.
  test('moves the focus to the prompt when the session has ended before the start', async () => {
    await signInAs('new');
    openPage('/hoops/visualize/hps/trial');
    const start = await screen.findByRole('button', { name: 'Start my 60-day trial' });
    await injectFault({ call: 'trialproduct', kind: 'status', status: 401 });
    await userEvent.click(start);
    expect(await screen.findByText(/^Your session has ended/)).toBeVisible();
    // The session ends before the start has told how it ended.
    await waitFor(() => expect(box()).toHaveFocus());
  });

  test('prompts to log in again when the session ended elsewhere', async () => {
    await signInAs('evaluator');
    await injectFault({ call: 'trialproduct', kind: 'status', status: 401 });
    openPage('/hoops/communicator/trial');
    expect(await screen.findByText(/^Your session has ended/)).toBeVisible();
    expect(within(box()).getByText(REFRESH)).toBeVisible();
    expect(link('Sign In')).toBeVisible();
  });

  // TRI-5.
  test('shows the trial of a user who has signed in elsewhere and refreshes the page', async () => {
    await openAsVisitor('/hoops/exchange/trial');
    await signIn({ email: 'evaluator@acme.example', password: 'evaluate' });
    cleanup();
    resetSessionCheck(); // as a new page load
    openPage('/hoops/exchange/trial');
    await days(42);
    expect(screen.queryByText(REFRESH)).not.toBeInTheDocument();
  });

  test('loads the trial when a visitor signs in elsewhere', async () => {
    await openAsVisitor('/hoops/exchange/trial');
    await signInElsewhere('evaluator@acme.example', 'evaluate');
    await days(42);
  });

  test('removes the key when another user signs in elsewhere', async () => {
    await signInAs('evaluator');
    openPage('/hoops/exchange/trial');
    await days(42);
    expect(screen.getByRole('button', { name: 'Copy Key' })).toBeVisible();
    await signInElsewhere('new@start.example', 'welcome');
    expect(screen.queryByRole('button', { name: 'Copy Key' })).not.toBeInTheDocument();
    expect(box()).toHaveAttribute('aria-busy', 'true');
  });

  // SES-19.
  test('does not show the key again when another user signs in with the page’s form', async () => {
    await signInAs('evaluator');
    openPage('/hoops/exchange/trial');
    await days(42);
    await injectFault({ call: 'session', method: 'GET', kind: 'body', body: {}, times: 1 });
    await act(() => recheckSession());
    expect(screen.queryByRole('button', { name: 'Copy Key' })).not.toBeInTheDocument();
    await act(() => signInHere({ email: 'new@start.example', password: 'welcome' }));
    expect(screen.queryByRole('button', { name: 'Copy Key' })).not.toBeInTheDocument();
    expect(box()).toHaveAttribute('aria-busy', 'true');
  });
});
