import { clearFaults, freshPage, injectFault, recordReports, signInAs } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPanel } from '../testing/account-page';

beforeEach(() => freshPage('/start'));
afterEach(() => jest.restoreAllMocks());

describe('the landing panel', () => {
  // LAND-9.
  test.each([
    ['an error answer', { kind: 'status', status: 503 }, 'The server answered with an error (503).'],
    ['a lost connection', { kind: 'abort' }, /could not be reached/],
    ['a response of another shape', { kind: 'body', body: { products: 'none' } }, /does not understand/],
    ['a response that is not JSON', { kind: 'body', body: '<html>' }, /does not understand/],
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
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await screen.findByRole('tab', { name: 'Licensed Products' })).toBeVisible();
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
});
