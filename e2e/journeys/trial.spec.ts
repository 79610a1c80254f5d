import { expect, test } from '../support/fixtures';
import type { Visitor } from '../support/visitor';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const START = 'Start my 60-day trial';
const days = ({ main }: Visitor, number: number) =>
  main.getByRole('region', { name: 'Your trial' }).getByText(`${number} days remaining`);

test('starts a trial, then finds its key on the license page', async ({ page, visitor }) => {
  await visitor.signInAs('new');
  await visitor.open('/hoops/communicator/trial');
  await expect(days(visitor, 60)).toBeVisible();
  // Opening the page starts no trial. TRI-2.
  await page.reload();
  await visitor.main.getByRole('button', { name: START }).click();
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

/** The evaluator's trials: with days left, with an empty expiry, of a platform. */
for (const [address, left] of [
  ['/hoops/exchange/trial', 42],
  ['/hoops/publish/trial', 60],
  ['/hoops/the-hoops-web-platform/trial', 5],
] as const) {
  test(`${left} days are left at ${address}`, async ({ visitor }) => {
    await visitor.signInAs('evaluator');
    await visitor.open(address);
    await expect(days(visitor, left)).toBeVisible();
    await expect(visitor.main.getByRole('button', { name: START })).toHaveCount(0);
    await expect(visitor.main.getByRole('button', { name: 'Copy Key' })).toBeVisible();
  });
}

// PAGE-32.
test('the downloads of a product tell of the trial of its platform', async ({ page, visitor }) => {
  await visitor.signInAs('evaluator');
  await visitor.open('/hoops/communicator/downloads/latest');
  await expect(visitor.main.getByText(/^In your trial of the HOOPS Web Platform until /)).toBeVisible();
  await visitor.main.getByRole('link', { name: 'trial of the HOOPS Web Platform' }).click();
  await expect(page).toHaveURL(/\/hoops\/the-hoops-web-platform\/trial$/);
  await expect(days(visitor, 5)).toBeVisible();
});

test('a trial that has ended has 0 days left', async ({ visitor }) => {
  await visitor.signInAs('expired');
  await visitor.open('/hoops/exchange/trial');
  await expect(days(visitor, 0)).toBeVisible();
  await expect(visitor.main.getByText(/ended on/)).toBeVisible();
});

test('a visitor is asked to create an account or to log in', async ({ page, visitor }) => {
  await visitor.open('/hoops/visualize/trial');
  const trial = visitor.main.getByRole('region', { name: 'Your trial' });
  const back = new RegExp(`redirect_url=${encodeURIComponent(page.url())}$`);
  await expect(trial.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', back);
  await expect(trial.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', back);
});

test('every trial page links to downloads, documentation, forum, knowledge base, viewer and contact', async ({
  page,
  visitor,
}) => {
  await visitor.signInAs('evaluator');
  // Categories of the knowledge base. LINK-3.
  for (const [address, category] of [
    ['/hoops/communicator/trial', 66],
    ['/hoops/exchange/trial', 64],
    ['/hoops/publish/trial', 74],
    ['/hoops/visualize/trial', 65],
  ] as const) {
    await visitor.open(address);
    await expect(visitor.main.getByRole('link', { name: 'Knowledge base' })).toHaveAttribute(
      'href',
      new RegExp(`/places/knowledge-base.*\\b${category}\\b`),
    );
    await expect(visitor.main.getByRole('link', { name: 'Developer forum' })).toHaveAttribute(
      'href',
      '/places/forum',
    );
    await expect(visitor.main.getByRole('link', { name: 'Explore documentation' })).toHaveAttribute(
      'href',
      /^\/places\/docs\//,
    );
    await expect(visitor.main.getByRole('link', { name: 'Download product' })).toHaveAttribute(
      'href',
      /\/downloads\/latest$/,
    );
    await expect(
      visitor.main
        .getByRole('link', { name: 'Launch Demo Viewer' })
        .or(visitor.main.getByRole('button', { name: 'Download Demo Viewer' })),
    ).toBeVisible();
  }
  await visitor.main.getByRole('button', { name: 'Contact Us' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Contact Us' }).frameLocator('iframe').getByLabel('Name'),
  ).toBeVisible();
});

test('a platform’s installers are downloaded from the installers’ bucket', async ({ visitor }) => {
  await visitor.signInAs('evaluator');
  await visitor.open('/hoops/the-hoops-web-platform/trial');
  const installers = visitor.main.getByRole('region', { name: 'Installers' }).or(visitor.main);
  const card = installers.getByRole('group', { name: /2024\.6\.0/ }).first();
  const download = await visitor.download(card);
  expect(new URL(download.url()).pathname).toContain('/portal-installers/releases/2024.6.0/');
});

test('the HOOPS platform’s trial links to two platforms', async ({ page, visitor }) => {
  await visitor.open('/hoops/the-hoops-platform/trial');
  await visitor.main
    .getByRole('link', { name: /native/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/hoops\/the-hoops-native-platform\/trial$/);
});
