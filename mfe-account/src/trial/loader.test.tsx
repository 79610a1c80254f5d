import { sections } from '@portal/catalog';
import { clearFaults, freshPage, injectFault, recordReports, signInAs } from '@portal/remote-tools/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../testing/account-page';
import { box, days, link } from '../testing/trial-page';
import { trialPageAt } from './loader';

describe('the page at a trial path', () => {
  test.each(sections.filter(({ trial }) => trial))('is the trial of $name', (section) => {
    expect(trialPageAt(`${section.section}/trial`)).toEqual({
      kind: 'trial',
      section,
      offer: section.trial,
    });
  });

  test('ignores letter case and a trailing slash', () => {
    expect(trialPageAt('/hoops/Exchange/TRIAL/')).toMatchObject({ section: { code: 'exchange' } });
  });

  test('is a choice for the HOOPS platform', () => {
    expect(trialPageAt('/hoops/the-hoops-platform/trial')).toMatchObject({ kind: 'choice' });
  });

  test.each([
    ['/hoops/luminate/trial', '/hoops/luminate/downloads/latest'],
    ['/hoops/tabletopdf/trial', '/hoops/tabletopdf/downloads/latest'],
    ['/hoops/visualize/3df/trial', '/hoops/visualize/3df/downloads/latest'],
    ['/hoops/visualize/other/trial', '/hoops/visualize'],
    ['/hoops/hdv/trial', '/start'],
    ['/hoops/unheard-of/trial', '/start'],
  ])('%s redirects to %s', (pathname, to) => {
    expect(trialPageAt(pathname)).toEqual({ kind: 'redirect', to });
  });
});

const MESSAGE = /^If your trial does not appear/;

describe('a trial page', () => {
  beforeEach(() => freshPage());
  afterEach(() => jest.restoreAllMocks());

  // TRI-4.
  test('shows a message with account links while the trial loads', async () => {
    await signInAs('evaluator');
    // Only the product's: the platform's, which nothing waits for, would end in the next test, without its session.
    await injectFault({ call: 'trialproduct', kind: 'latency', delayMs: 300, times: 1 });
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
    ['a list', { kind: 'body', body: '[]' }, /does not understand/],
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

  // MISS-3.
  test('is requested once by a double click on Retry', async () => {
    recordReports();
    await signInAs('evaluator');
    await injectFault({ call: 'trialproduct', kind: 'status', status: 500, times: 2 });
    openPage('/hoops/communicator/trial');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    const sent = jest.spyOn(globalThis, 'fetch');
    await userEvent.dblClick(retry);
    await days(42);
    // The product's trial, and that of the platform which has it.
    expect(sent).toHaveBeenCalledTimes(2);
  });

  // A11Y-8.
  test('leaves the focus of a keyboard in the content after Retry', async () => {
    recordReports();
    await signInAs('evaluator');
    await injectFault({ call: 'trialproduct', kind: 'status', status: 500 });
    openPage('/hoops/communicator/trial');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    // As in the host's frame.
    screen.getByRole('main').tabIndex = -1;
    await clearFaults();
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await days(42);
    expect(screen.getByRole('main')).toHaveFocus();
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
    await injectFault({ call: 'trialproduct:exchange', kind: 'status', status: 500, times: 2 });
    await userEvent.click(start);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your trial could not be started.');
    expect(reports).toMatchObject([
      { error: { message: 'The trial of exchange could not be started', cause: expect.any(Error) } },
    ]);
    const retry = screen.getByRole('button', { name: 'Retry' });
    await userEvent.click(retry);
    expect(retry).not.toBeInTheDocument();
    // A11Y-8.
    expect(start).toHaveFocus();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await days(60);
    expect(await screen.findByText(/^Your trial runs until/)).toBeVisible();
  });

  // TRI-12.
  test('says that it was not started if the service gives no key', async () => {
    const reports = recordReports();
    await signInAs('new');
    openPage('/hoops/exchange/trial');
    const start = await screen.findByRole('button', { name: 'Start my 60-day trial' });
    const body = { product: 'exchange', license_key: '', trial: '' };
    await injectFault({ call: 'trialproduct:exchange', kind: 'body', body, times: 1 });
    await userEvent.click(start);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your trial could not be started.');
    expect(alert).toHaveTextContent('The account service has not given a license key.');
    expect(reports).toMatchObject([
      { error: { message: 'The trial of exchange could not be started: no license key' } },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/^Your trial runs until/)).toBeVisible();
  });
});
