import { signIn } from '@portal/api/core';
import { sections } from '@portal/catalog';
import { resetSessionCheck } from '@portal/session';
import { clearFaults, freshPage, injectFault, recordReports, signInAs } from '@portal/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, recordBodies, signInElsewhere } from '../testing/account-page';
import { box, days, link, openAsVisitor } from '../testing/trial-page';

const MESSAGE = /^If your trial does not appear/;
const REFRESH = /signed in elsewhere, refresh the page/;

beforeEach(() => freshPage());
afterEach(() => jest.restoreAllMocks());

describe('a trial page', () => {
  test.each(sections.filter(({ trial }) => trial))(
    'has title, description and sidebar of $name',
    async (section) => {
      await openAsVisitor(`${section.section}/trial`);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`${section.name} 60-Day Trial`);
      expect(document.title).toBe(`${section.name} 60-Day Trial | Developer Zone`);
      expect(screen.getAllByText(section.description)[0]).toBeVisible();
      const sidebar = within(screen.getByRole('navigation', { name: section.name }));
      expect(sidebar.getByRole('link', { current: 'page' })).toHaveAttribute(
        'href',
        `${section.section}/trial`,
      );
    },
  );

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

  // TRI-4.
  test('shows a message with account links while the trial loads', async () => {
    await signInAs('evaluator');
    await injectFault({ call: 'trialproduct', kind: 'latency', delayMs: 300 });
    openPage('/hoops/communicator/trial');
    expect(await screen.findByText(MESSAGE)).toBeVisible();
    expect(box()).toHaveAttribute('aria-busy', 'true');
    expect(link('Create an account')).toBeVisible();
    expect(link('Web Platform trial')).toBeVisible();
    await days(42);
  });

  test.each([
    ['an error answer', { kind: 'status', status: 500 }, 'The server answered with an error (500).'],
    ['a lost connection', { kind: 'abort' }, /could not be reached/],
    ['a response of another shape', { kind: 'body', body: '{"license_key":1}' }, /does not understand/],
    [
      'an expiry that is no date',
      { kind: 'body', body: { product: 'communicator', license_key: 'K', trial: 'soon' } },
      /cannot be read/,
    ],
  ])('keeps the message on %s, and can retry', async (_, fault, reason) => {
    recordReports();
    await signInAs('evaluator');
    await injectFault({ call: 'trialproduct', ...fault });
    openPage('/hoops/communicator/trial');
    expect(await screen.findByText('Your trial could not be loaded.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(reason);
    expect(screen.getByText(MESSAGE)).toBeVisible();
    expect(link('Create an account')).toBeVisible();
    await clearFaults();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await days(42);
  });

  test('reports a failed request', async () => {
    const reports = recordReports();
    await signInAs('evaluator');
    await injectFault({ call: 'trialproduct', kind: 'status', status: 500 });
    openPage('/hoops/communicator/trial');
    await screen.findByText('Your trial could not be loaded.');
    expect(reports).toMatchObject([
      { error: { message: 'The trial of communicator could not be looked up', cause: expect.any(Error) } },
    ]);
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

  test('shows all days while the expiry is blank', async () => {
    await signInAs('evaluator');
    openPage('/hoops/publish/trial');
    await days(60);
    expect(within(box()).getByText(/View your license or download the product/)).toBeVisible();
  });

  test('shows 0 days for an expired trial', async () => {
    await signInAs('expired');
    openPage('/hoops/visualize/trial');
    await days(0);
    expect(within(box()).getByText(/^Your trial ended on/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Contact Us' })).toBeVisible();
    // TRI-8.
    const [action, ...others] = within(box()).getAllByRole('button');
    expect([action?.textContent, others]).toEqual(['Ask for an extension', []]);
    await userEvent.click(within(box()).getByRole('button'));
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

  test('shows that it could not be started, and can retry', async () => {
    const reports = recordReports();
    await signInAs('new');
    openPage('/hoops/exchange/trial');
    const start = await screen.findByRole('button', { name: 'Start my 60-day trial' });
    await injectFault({ call: 'trialproduct:exchange', kind: 'status', status: 500, times: 1 });
    await userEvent.click(start);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your trial could not be started.');
    expect(reports).toMatchObject([
      { error: { message: 'The trial of exchange could not be started', cause: expect.any(Error) } },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await days(60);
    expect(await screen.findByText(/^Your trial runs until/)).toBeVisible();
  });

  // TRI-10, TRI-11.
  test.each([
    ['Windows NT 10.0; Win64; x64', 'Windows', 'HOOPS_Web_Platform_2024.6.0_Windows.exe'],
    ['X11; Linux x86_64', 'Linux', 'HOOPS_Web_Platform_2024.6.0_Linux.tar.gz'],
    ['Macintosh; Intel Mac OS X 10_15_7', 'macOS', 'HOOPS_Web_Platform_2024.6.0_macOS.dmg'],
  ])('shows the installer for the visitor’s system beside the key: %s', async (system, os, file) => {
    jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${system})`);
    await signInAs('new');
    openPage('/hoops/the-hoops-web-platform/trial');
    await userEvent.click(await screen.findByRole('button', { name: 'Start my 60-day trial' }));
    await screen.findByText(/^Your trial runs until/);
    const installer = within(box()).getByRole('group', { name: `Installer for ${os}` });
    expect(within(installer).getByText(file)).toBeVisible();
    expect(within(installer).getByRole('button', { name: /^Download/ })).toBeVisible();
    expect(box()).toHaveFocus();
  });

  // TRI-10.
  test('shows no installer beside the key on a system without one', async () => {
    jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14)');
    await signInAs('evaluator');
    openPage('/hoops/the-hoops-web-platform/trial');
    await days(5);
    expect(within(box()).queryByRole('group')).not.toBeInTheDocument();
  });

  // TRI-9.
  test('tells on a product’s page of a running trial of its platform', async () => {
    await signInAs('both');
    openPage('/hoops/exchange/trial');
    const told = await screen.findByText('HOOPS Exchange is part of your trial of the HOOPS Native Platform');
    const note = told.closest<HTMLElement>('[role=note]');
    expect(note).toHaveTextContent(/It runs until \w+ \d+, \d{4}\./);
    expect(link('See its key and installers')).toHaveAttribute(
      'href',
      '/hoops/the-hoops-native-platform/trial',
    );
  });

  // TRI-9.
  test.each(['/hoops/communicator/trial', '/hoops/the-hoops-native-platform/trial'])(
    'tells of no platform at %s, which the running one does not cover',
    async (path) => {
      await signInAs('both');
      openPage(path);
      await screen.findByText(/^Your trial (has not started|runs until)/);
      expect(screen.queryByText(/is part of your trial/)).not.toBeInTheDocument();
    },
  );

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

  // CONTACT-1.
  test('opens the contact form in a drawer', async () => {
    await openAsVisitor('/hoops/exchange/trial');
    await userEvent.click(screen.getByRole('button', { name: 'Contact Us' }));
    const dialog = await screen.findByRole('dialog', { name: 'Contact Us' });
    expect(within(dialog).getByTitle('Contact form')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('other paths', () => {
  // TRI-6.
  test('offer a choice for the HOOPS platform', async () => {
    openPage('/hoops/the-hoops-platform/trial');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'The HOOPS Platform 60-Day Trial' }),
    ).toBeVisible();
    expect(link('Web Platform trial')).toBeVisible();
    expect(link('Native Platform trial')).toBeVisible();
  });

  test('redirect where there is no trial', async () => {
    const page = openPage('/hoops/unheard-of/trial');
    await screen.findByText('The landing page');
    expect(page.path()).toBe('/start');
  });
});
