import { anyOf, expect, NETWORK_ERROR, test } from '../support/fixtures';

// The failed requests, and what the portal logs about them.
test.use({ expectedErrors: anyOf(NETWORK_ERROR, /licensed products could not be looked up/) });

// LAND-9.
test('a failed product look-up: the panel shows a message, suggests no trial, and recovers', async ({
  visitor,
  services,
}) => {
  await visitor.signInAs('partner');
  await services.injectFault({ call: 'licensed_products', kind: 'status', status: 500 });
  await visitor.open('/start');
  const panel = visitor.main.getByRole('region', { name: 'Your products and evaluations' });
  await expect(panel.getByRole('alert')).toContainText('could not be loaded');
  await expect(panel).not.toContainText(/trial/i);
  await services.clearFaults();
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(visitor.main.getByRole('tab', { name: 'Licensed Products' })).toBeVisible();
  // The remote has reported the failure, and the stack of its own code names its release. OBS-10.
  await services.expectReport(
    { remote: 'mfe-account', stage: 'use', route: '/start' },
    expect.stringMatching(/^mfe-account@/),
  );
});
