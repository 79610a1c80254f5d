import { clearFaults, freshPage, injectFault, recordReports, signInAs } from '@portal/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../testing/account-page';
import { box, days, link } from '../testing/trial-page';

const MESSAGE = /^If your trial does not appear/;

beforeEach(() => freshPage());
afterEach(() => jest.restoreAllMocks());

describe('a trial page', () => {
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
});
