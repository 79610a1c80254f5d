/** Secrets that error reports must not contain. OBS-9. */
import { account } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { Envelopes } from './support/envelopes';
import { errorDialog, throwInPage } from './support/reporting';

test.use({ expectedErrors: /injected/, permissions: ['clipboard-read', 'clipboard-write'] });

const { email } = account('partner');
/** Keys as the services issue them: one in a format that reports recognize, and two in no known format. */
const KEY = '7F3C9-D12E8-40AB6-5E9D1-C0B72-8A4F6-13D5E-9B7C0';
const PLAIN_KEY = 'lic/qW7tZ0vYx3pLm9KdR2sHf8';
const TRIAL_KEY = 'trial/bN4uJ6yTg1VcXz5oEi0aQw';

// Visits /license_generator by a link.
test('reports contain no key, link, token or e-mail address', { tag: '@whole-portal' }, async ({
  page,
  visitor,
  services,
}) => {
  // Records the whole visit.
  await page.addInitScript(() => {
    Math.random = () => 0.01;
  });
  const envelopes = new Envelopes(page);
  const license = (key: string, product: string) => ({ key, expires: 'Never', products: [product] });
  await services.injectFault({
    call: 'getalllicenses',
    kind: 'body',
    body: { licenses: [license(KEY, 'RealDWG'), license(PLAIN_KEY, 'Polygonica')] },
  });
  await services.injectFault({
    call: 'trialproduct',
    kind: 'body',
    body: { product: 'communicator', license_key: TRIAL_KEY, trial: '' },
  });
  await visitor.signInAs('partner');
  await visitor.open(`/hoops/communicator/trial?contact=${encodeURIComponent(email)}`);
  await expect(visitor.main.getByText(TRIAL_KEY)).toBeVisible();
  const recorded = () => envelopes.ofType('replay_recording').length;
  await expect.poll(recorded).toBeGreaterThan(0);
  await visitor.main.getByText(TRIAL_KEY).click();
  await visitor.main.getByRole('link', { name: 'View your license' }).click();
  await expect(visitor.main.getByText(KEY)).toBeVisible();
  await visitor.main.getByText(PLAIN_KEY).click();
  const card = visitor.license('Polygonica');
  await card.getByRole('button', { name: 'Copy Key' }).click();
  await expect(card.getByRole('status')).toHaveText('Copied');
  // If the clipboard rejects, a field shows the key.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await card.getByRole('button', { name: 'Copy Key' }).click();
  await expect(card.getByRole('textbox')).toHaveValue(PLAIN_KEY);

  const before = recorded();

  await visitor.open('/toolkits/realdwg/downloads/latest');
  await visitor.openSection('Windows');
  const linked = page.waitForRequest(/\/services\/downloads\//);
  await visitor.download(visitor.card('RealDWG_2026.1.1_Windows_64bit.exe'));
  const link = (await linked).url();
  const signature = new URL(link).searchParams.get('signature') ?? '';
  const cookies = await page.context().cookies();
  const xsrf = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const session = cookies.find((cookie) => cookie.httpOnly)?.value ?? '';

  const words = ['injected:', email, encodeURIComponent(email), KEY, link, xsrf].join(' and ');
  await page.evaluate((message) => console.warn(message), words);
  await throwInPage(page, words, `${words}!`);
  await expect(errorDialog(page)).toBeVisible();
  await expect.poll(() => envelopes.ofType('event').length).toBeGreaterThan(0);
  await expect.poll(recorded).toBeGreaterThan(before);

  expect(envelopes.text).toContain('injected: and [e-mail]');
  const keys = { KEY, PLAIN_KEY, TRIAL_KEY };
  const secrets = { email, escaped: encodeURIComponent(email), ...keys, signature, xsrf, session };
  for (const [what, secret] of Object.entries(secrets)) {
    expect(secret.length, what).toBeGreaterThan(10);
    expect(envelopes.text.includes(secret), `${what} is in an envelope`).toBe(false);
  }
});
