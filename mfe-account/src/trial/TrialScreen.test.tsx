import { signIn } from '@portal/api/core';
import { sections } from '@portal/catalog';
import { resetTracker, trackedDownloads } from '@portal/download-button/testing/tracker';
import { resetSessionCheck } from '@portal/session';
import { clearFaults, freshPage, injectFault, recordReports, signInAs } from '@portal/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, recordBodies, signInElsewhere } from '../testing/account-page';

const MESSAGE = /^If your trial does not appear/;
const REFRESH = /signed in elsewhere, refresh the page/;
const box = () => screen.getByRole('region', { name: 'Your trial' });
const days = async (count: number) =>
  waitFor(() => expect(box()).toHaveTextContent(new RegExp(`^${count} days remaining`)));
/** Opens a page as a visitor and waits until it has loaded. */
const openAsVisitor = async (path: string) => {
  openPage(path);
  await screen.findByText(/^Try .* free for 60 days$/);
};
const link = (name: string) => screen.getByRole('link', { name });

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
    expect(link('Log in')).toHaveAttribute('href', `/services/account/signin?redirect_url=${back}`);
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

  test('prompts to log in again when the session ended elsewhere', async () => {
    await signInAs('evaluator');
    await injectFault({ call: 'trialproduct', kind: 'status', status: 401 });
    openPage('/hoops/communicator/trial');
    expect(await screen.findByText(/^Your session has ended/)).toBeVisible();
    expect(within(box()).getByText(REFRESH)).toBeVisible();
    expect(link('Log in')).toBeVisible();
  });

  // TRI-1.
  test('links to the next steps', async () => {
    await openAsVisitor('/hoops/communicator/trial');
    const steps = within(screen.getByRole('region', { name: 'Next steps' })).getAllByRole('link');
    expect(steps.map((step) => [step.firstChild?.textContent, step.getAttribute('href')])).toEqual([
      ['View your license', '/license_generator'],
      ['Download product', '/hoops/communicator/downloads/latest'],
      ['Explore documentation', '/places/docs/communicator'],
      ['Launch Demo Viewer', '/places/demos/web-viewer'],
      ['Online training', '/hoops/communicator/training'],
      ['Developer forum', '/places/forum'],
      ['Knowledge base', '/places/knowledge-base?category=66'],
    ]);
  });

  test.each([
    ['/hoops/visualize/trial', '/hoops/visualize/hps/downloads/latest', 65],
    ['/hoops/visualize/hps/trial', '/hoops/visualize/hps/downloads/latest', 65],
    ['/hoops/exchange/trial', '/hoops/exchange/downloads/latest', 64],
    ['/hoops/publish/trial', '/hoops/publish/downloads/latest', 74],
    ['/hoops/the-hoops-web-platform/trial', '/hoops/the-hoops-web-platform/downloads', 66],
  ])('%s links to %s and knowledge base category %i', async (path, downloads, category) => {
    await openAsVisitor(path);
    expect(link('Download product')).toHaveAttribute('href', downloads);
    expect(link('Knowledge base')).toHaveAttribute('href', `/places/knowledge-base?category=${category}`);
  });

  // TRI-7.
  test('offers the installers of a platform to signed-in users', async () => {
    await openAsVisitor('/hoops/the-hoops-web-platform/trial');
    const installers = within(screen.getByRole('region', { name: 'Installers' }));
    const cards = installers.getAllByRole('group');
    expect(cards).toHaveLength(3);
    const [windows] = cards;
    if (windows === undefined) throw new Error('There is no card');
    expect(within(windows).getByText('Windows')).toBeVisible();
    await userEvent.click(within(windows).getByRole('button', { name: 'Download' }));
    expect(await within(windows).findByText('Please log in or sign up to download.')).toBeVisible();
  });

  // TRI-7, TRK-4.
  test('downloads an installer with the installer call, and tracks it', async () => {
    resetTracker();
    const bodies = recordBodies();
    await signInAs('evaluator');
    openPage('/hoops/the-hoops-native-platform/trial');
    await screen.findByRole('button', { name: 'Start my 60-day trial' });
    const installers = within(screen.getByRole('region', { name: 'Installers' }));
    const left = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const linux = installers.getByRole('group', { name: 'HOOPS_Native_Platform_2024.6.0_Linux.tar.gz' });
    await userEvent.click(within(linux).getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(left).toHaveBeenCalled());
    expect(bodies).toContain(
      JSON.stringify({
        bucket_name: 'portal-installers',
        object_key: 'releases/2024.6.0/HOOPS_Native_Platform_2024.6.0_Linux.tar.gz',
        region: 'us-west-1',
      }),
    );
    expect(await trackedDownloads(1)).toEqual([
      expect.objectContaining({
        product_name: 'HOOPS Native Platform',
        product_version: '2024.6.0',
        platform: 'linux',
      }),
    ]);
  });

  test('offers the desktop demo viewer as a download', async () => {
    await openAsVisitor('/hoops/exchange/trial');
    await userEvent.click(screen.getByRole('button', { name: 'Download Demo Viewer' }));
    expect(await screen.findByText('Please log in or sign up to download.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Launch Demo Viewer' })).not.toBeInTheDocument();
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

  // ALERT-7.
  test('closes its alerts when the visitor leaves the page', async () => {
    await openAsVisitor('/hoops/exchange/trial');
    await userEvent.click(screen.getByRole('button', { name: 'Download Demo Viewer' }));
    await screen.findByText('Please log in or sign up to download.');
    cleanup();
    await openAsVisitor('/hoops/exchange/trial');
    expect(screen.getByRole('button', { name: 'Download Demo Viewer' })).toBeVisible();
    expect(screen.queryByText('Please log in or sign up to download.')).not.toBeInTheDocument();
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
