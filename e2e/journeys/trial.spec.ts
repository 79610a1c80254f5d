import type { Locator } from '@playwright/test';
import { anyOf, expect, NETWORK_ERROR, test } from '../support/fixtures';
import type { Visitor } from '../support/visitor';

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  expectedErrors: anyOf(NETWORK_ERROR, /could not be started/),
});

const START = 'Start my 60-day trial';
const days = ({ main }: Visitor, number: number) =>
  main.getByRole('region', { name: 'Your trial' }).getByText(`${number} days remaining`);

test('starts a trial at the second try, then finds its key on the license page', async ({
  page,
  visitor,
  services,
}) => {
  await visitor.signInAs('new');
  await visitor.open('/hoops/communicator/trial');
  await expect(days(visitor, 60)).toBeVisible();
  // Opening the page starts no trial. TRI-2.
  await page.reload();
  await expect(days(visitor, 60)).toBeVisible();
  await services.injectFault({ call: 'trialproduct', kind: 'status', status: 400, times: 1 });
  await visitor.main.getByRole('button', { name: START }).click();
  const failure = visitor.main.getByRole('alert');
  const retry = failure.getByRole('button', { name: 'Retry' });
  // A button as wide as the message would have its word in the middle.
  const widthOf = async (element: Locator) => (await element.boundingBox())?.width ?? Number.NaN;
  expect(await widthOf(retry)).toBeLessThan((await widthOf(failure)) / 2);
  await retry.click();
  await expect(visitor.main.getByRole('button', { name: START })).toHaveCount(0);
  await expect(days(visitor, 60)).toBeVisible();

  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await visitor.main.getByRole('button', { name: 'Copy Key' }).click();
  await expect(visitor.main.getByText('Copied')).toBeVisible();
  const key = await copied();
  expect(key).not.toBe('');
  await expect(visitor.main.getByText(key)).toBeVisible();
  await visitor.main.getByRole('link', { name: 'View your license' }).click();
  await expect(page).toHaveURL(/\/license_generator$/);
  const card = visitor.license('HOOPS Communicator');
  await card.getByRole('button', { name: 'Copy Key' }).click();
  await expect(card.getByText('Copied')).toBeVisible();
  expect(await copied()).toBe(key);
  await expect(card.getByText(key)).toBeVisible();
});

// PAGE-32.
test('the downloads of a product tell of the trial of its platform, which has installers', async ({
  page,
  visitor,
}) => {
  await visitor.signInAs('evaluator');
  await visitor.open('/hoops/communicator/downloads/latest');
  await expect(visitor.main.getByText(/^In your trial of the HOOPS Web Platform until /)).toBeVisible();
  await visitor.main.getByRole('link', { name: 'trial of the HOOPS Web Platform' }).click();
  await expect(page).toHaveURL(/\/hoops\/the-hoops-web-platform\/trial$/);
  await expect(days(visitor, 5)).toBeVisible();
  const installer = visitor.main.getByRole('group', { name: /2024\.6\.0/ }).first();
  const download = await visitor.download(installer);
  expect(new URL(download.url()).pathname).toContain('/portal-installers/releases/2024.6.0/');
});
