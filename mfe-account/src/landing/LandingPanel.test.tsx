import { clearFaults, freshPage, injectFault, recordReports, signInAs } from '@portal/remote-tools/testing';
import { recheckSession } from '@portal/sdk/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DAY_MS, openPanel, showTabAt, signInElsewhere } from '../testing/account-page';
import { hrefs, row, tabs } from '../testing/landing-panel';

beforeEach(() => freshPage('/start'));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the landing panel', () => {
  // LAND-1.
  test('prompts a visitor to create an account or to log in', async () => {
    openPanel();
    const create = await screen.findByRole('link', { name: 'Create an account' });
    expect(create.getAttribute('href')).toBe(
      `/services/account/signup?redirect_url=${encodeURIComponent(window.location.href)}`,
    );
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByText(/trial/)).not.toBeInTheDocument();
  });

  // LAND-4.
  test('prompts a new user to start a trial of the platforms', async () => {
    await signInAs('new');
    openPanel();
    expect(await screen.findByRole('heading', { name: 'Start a 60-day trial' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Web Platform trial' })).toHaveAttribute(
      'href',
      '/hoops/the-hoops-web-platform/trial',
    );
    expect(screen.getByRole('link', { name: 'Native Platform trial' })).toHaveAttribute(
      'href',
      '/hoops/the-hoops-native-platform/trial',
    );
  });

  // LAND-2, LAND-6.
  test('shows an evaluator the active evaluations with their links', async () => {
    await signInAs('evaluator');
    openPanel();
    expect(await tabs()).toEqual(['Active Evaluations6']);
    expect(screen.getByRole('tab', { name: 'Active Evaluations', selected: true })).toBeVisible();
    expect(hrefs(row(/^HOOPS Communicator/))).toEqual([
      '/hoops/communicator/downloads/latest',
      '/hoops/communicator/trial',
    ]);
    expect(hrefs(row(/^Ceetron Envision Web/))).toEqual([
      '/cae/cee_env_cloud/downloads/latest',
      '/license_generator',
    ]);
    expect(within(row(/^HOOPS Luminate/)).getByText('today')).toBeVisible();
    expect(screen.queryByRole('row', { name: /^HOOPS Visualize/ })).not.toBeInTheDocument();
  });

  // LAND-5.
  test('loads again when its tab is shown on a later day, whose evaluations are others', async () => {
    await signInAs('evaluator');
    openPanel();
    expect(await tabs()).toEqual(['Active Evaluations6']);
    const opened = Date.now();
    showTabAt(opened);
    expect(await tabs()).toEqual(['Active Evaluations6']);
    // A machine that wakes up is often offline for a moment.
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    showTabAt(opened + DAY_MS);
    expect(await tabs()).toEqual(['Active Evaluations6']);
    isOnline.mockReturnValue(true);
    act(() => window.dispatchEvent(new Event('online')));
    await waitFor(() =>
      expect(screen.queryByRole('row', { name: /^HOOPS Luminate/ })).not.toBeInTheDocument(),
    );
    expect(await tabs()).toEqual(['Active Evaluations5']);
  });

  test('shows a partner the licensed products', async () => {
    await signInAs('partner');
    openPanel();
    expect(await tabs()).toEqual(['Licensed Products15']);
    expect(hrefs(row(/^RealDWG/))).toEqual(['/toolkits/realdwg/downloads/latest', '/license_generator']);
    expect(screen.getAllByRole('row')).toHaveLength(16);
  });

  // LAND-9.
  test.each([
    ['an error answer', { kind: 'status', status: 503 }, 'The server answered with an error (503).'],
    ['a lost connection', { kind: 'abort' }, /could not be reached/],
    ['a response of another shape', { kind: 'body', body: { products: 'none' } }, /does not understand/],
    ['a response that is not JSON', { kind: 'body', body: '<html>' }, /does not understand/],
    ['a list', { kind: 'body', body: '[]' }, /does not understand/],
  ])(
    'shows the failure on %s, reports it, suggests no trial, and can load the rows again',
    async (_, fault, reason) => {
      const reports = recordReports();
      await signInAs('both');
      await injectFault({ call: 'licensed_products', ...fault });
      openPanel();
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent('Your licensed products and evaluations could not be loaded.');
      expect(within(alert).getByText(reason)).toBeVisible();
      expect(screen.queryByText(/trial/)).not.toBeInTheDocument();
      expect(reports).toMatchObject([
        { error: { message: 'The licensed products could not be looked up', cause: expect.any(Error) } },
      ]);

      await clearFaults();
      // As in the host's frame.
      screen.getByRole('main').tabIndex = -1;
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await screen.findByRole('tab', { name: 'Licensed Products' })).toBeVisible();
      // A11Y-8.
      expect(screen.getByRole('main')).toHaveFocus();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  test('shows that the session ended after a 401', async () => {
    await signInAs('both');
    await injectFault({ call: 'licensed_products', kind: 'status', status: 401 });
    openPanel();
    expect(await screen.findByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  });

  test('treats a failed session check as signed out', async () => {
    await signInAs('both');
    await freshPage('/start');
    await injectFault({ call: 'session', kind: 'body', body: 'null' });
    openPanel();
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible();
  });

  test('removes the rows when the session ends', async () => {
    await signInAs('both');
    openPanel();
    await screen.findByRole('tab', { name: 'Licensed Products' });
    await act(() => injectFault({ call: 'session', kind: 'status', status: 401 }));
    await act(recheckSession);
    await waitFor(() => expect(screen.queryByRole('tab')).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeVisible();
  });

  test('loads the rows when a visitor signs in elsewhere', async () => {
    openPanel();
    await screen.findByRole('link', { name: 'Sign In' });
    await signInElsewhere('partner@fabrikam.example', 'partner');
    expect(await tabs()).toEqual(['Licensed Products15']);
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  });

  test('removes the rows when another user signs in elsewhere', async () => {
    await signInAs('both');
    openPanel();
    await screen.findByRole('tab', { name: 'Licensed Products' });
    await signInElsewhere('partner@fabrikam.example', 'partner');
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  });

  // LAND-10.
  test('links to support, sales, forum, documentation and knowledge base', async () => {
    openPanel();
    const help = await screen.findByRole('region', { name: 'Help and contact' });
    expect(
      within(help)
        .getAllByRole('link')
        .map((link) => [link.textContent?.replace('opens in a new tab', ''), link.getAttribute('href')]),
    ).toEqual([
      ['Technical Support', '/places/support'],
      ['Developer forum', '/places/forum'],
      ['Documentation', '/places/docs'],
      ['Knowledge base', '/places/knowledge-base'],
    ]);
    await userEvent.click(within(help).getByRole('button', { name: 'Contact Sales' }));
    const dialog = await screen.findByRole('dialog', { name: 'Contact Sales' });
    expect(within(dialog).getByTitle('Contact form')).toHaveAttribute('src', '/places/contact-form');
    expect(within(dialog).getByRole('link', { name: 'sales@vendor.example' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
