import { anyOf, expect, NETWORK_ERROR, test } from '../support/fixtures';
import { eachRow } from '../support/rows';
import { failing, failures } from './support/call-failures';

// The failed requests, and what the portal logs about them. LAND-9, TRI-4, LIC-4.
test.use({
  expectedErrors: anyOf(
    NETWORK_ERROR,
    /licensed products could not be looked up/,
    /licenses could not be listed/i,
    /The trial of \S+ could not be/,
  ),
});

test('a failed product look-up: the panel shows a message, suggests no trial, and recovers', async ({
  visitor,
  services,
}) => {
  await visitor.signInAs('partner');
  await eachRow(services, failures, failing, async ([, fault]) => {
    await services.injectFault({ call: 'licensed_products', ...fault });
    await visitor.open('/start');
    const panel = visitor.main.getByRole('region', { name: 'Your products and evaluations' });
    await expect(panel.getByRole('alert')).toContainText('could not be loaded');
    await expect(panel).not.toContainText(/trial/i);
    await services.clearFaults();
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(visitor.main.getByRole('tab', { name: 'Licensed Products' })).toBeVisible();
  });
  // The remote has reported the last failure, and the stack of its own code names its release. OBS-10.
  await expect
    .poll(() => services.reports())
    .toContainEqual({
      release: expect.stringMatching(/^mfe-account@/),
      tags: expect.objectContaining({ remote: 'mfe-account', stage: 'use', route: '/start' }),
    });
});

test('a failed trial look-up shows a message and recovers', async ({ visitor, services }) => {
  await visitor.signInAs('evaluator');
  await eachRow(services, failures, failing, async ([, fault]) => {
    await services.injectFault({ call: 'trialproduct', ...fault });
    await visitor.open('/hoops/exchange/trial');
    const trial = visitor.main.getByRole('region', { name: 'Your trial' });
    await expect(trial.getByRole('alert')).toContainText('Your trial could not be loaded.');
    // The loading message is still shown: refresh, create an account, log in. TRI-4.
    await expect(trial).toContainText(/refresh the page, create an account or log in/);
    await services.clearFaults();
    await trial.getByRole('button', { name: 'Retry' }).click();
    await expect(trial.getByText('42 days remaining')).toBeVisible();
  });
});

test('a failed license listing redirects to /start with a message', async ({ page, visitor, services }) => {
  await visitor.signInAs('partner');
  await eachRow(services, failures, failing, async ([, fault]) => {
    await services.injectFault({ call: 'getalllicenses', ...fault });
    await visitor.open('/license_generator');
    await expect(page).toHaveURL(/\/start$/);
    await expect(
      page.getByRole('alert').filter({ hasText: 'The licenses could not be loaded.' }),
    ).toBeVisible();
    await expect(visitor.userButton('Paolo Ferri')).toBeVisible();
  });
});

test('a failed trial start shows a message and can be repeated', async ({ visitor, services }) => {
  await visitor.signInAs('new');
  await visitor.open('/hoops/publish/trial');
  const start = visitor.main.getByRole('button', { name: 'Start my 60-day trial' });
  await expect(start).toBeVisible();
  await services.injectFault({ call: 'trialproduct', kind: 'status', status: 500 });
  await start.click();
  await expect(visitor.main.getByRole('alert')).toContainText('Your trial could not be started.');
  await services.clearFaults();
  await start.click();
  await expect(visitor.main.getByRole('button', { name: 'Copy Key' })).toBeVisible();
});
