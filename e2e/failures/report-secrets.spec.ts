/** What must not leave the page in a report. Decisions §5. */
import { account } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { Envelopes } from './support/envelopes';
import { dialogOf, throwInPage } from './support/reporting';

test.use({ expectedErrors: /planted/, permissions: ['clipboard-read', 'clipboard-write'] });

test('no key, link, token or e-mail address is in anything that is sent', async ({ page, visitor }) => {
  // Everything is recorded, from the start.
  await page.addInitScript(() => {
    Math.random = () => 0.01;
  });
  const envelopes = new Envelopes(page);
  const { email } = account('partner');
  await visitor.signInAs('partner');
  await visitor.open(`/license_generator?contact=${encodeURIComponent(email)}`);
  const license = visitor.main.getByRole('article', { name: 'RealDWG' });
  await license.getByRole('button', { name: 'Copy Key' }).click();
  await expect(license.getByRole('status')).toHaveText('Copied');
  const key = await page.evaluate(() => navigator.clipboard.readText());
  await license.getByRole('button', { name: 'Show Key' }).click();
  await expect(license.getByText(key)).toBeVisible();

  const recorded = () => envelopes.of('replay_recording').length;
  await expect.poll(recorded).toBeGreaterThan(0);
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

  const words = ['planted:', email, encodeURIComponent(email), key, link, xsrf].join(' and ');
  await page.evaluate((message) => console.warn(message), words);
  await throwInPage(page, words, `${words}!`);
  await expect(dialogOf(page)).toBeVisible();
  await expect.poll(() => envelopes.of('event').length).toBeGreaterThan(0);
  await expect.poll(recorded).toBeGreaterThan(before);

  expect(envelopes.text).toContain('planted: and [e-mail]');
  const secrets = { email, escaped: encodeURIComponent(email), key, signature, xsrf, session };
  for (const [what, secret] of Object.entries(secrets)) {
    expect(secret.length, what).toBeGreaterThan(10);
    expect(envelopes.text.includes(secret), `${what} is in an envelope`).toBe(false);
  }
});
