/** What is sent of a visit beside its errors: sessions, recordings, traces. OBS-4, OBS-6, OBS-7, OBS-8. */
import { expect, test } from '../support/fixtures';
import { Envelopes } from './support/envelopes';
import { dialogOf, PLANTED_ERRORS, reporterStarted, throwInPage } from './support/reporting';

test.use({ expectedErrors: PLANTED_ERRORS });

test('a session is counted at the start and on each change of the route, and nothing is traced', async ({
  page,
  visitor,
}) => {
  const envelopes = new Envelopes(page);
  const sessions = () =>
    new Set(
      envelopes.of('session').map(({ payload }) => (JSON.parse(payload) as { readonly sid: string }).sid),
    ).size;
  await visitor.open('/cae/eda/downloads/latest');
  await expect(visitor.title).toHaveText(/^Ceetron/);
  await expect.poll(sessions).toBe(1);
  await visitor.sidebar.getByRole('link', { name: 'Older Versions' }).click();
  await expect.poll(sessions).toBe(2);
  await page.goBack();
  await expect.poll(sessions).toBe(3);
  expect(envelopes.of('session')[0]?.payload).toContain('"release":"portal@1.0.0"');
  expect(new Set(envelopes.items.map(({ type }) => type)).has('transaction')).toBe(false);
});

/** The sample rates, by what chance decides. */
for (const [what, chance, kept] of [
  ['one visit of ten', 0.09, true],
  ['the other nine', 0.11, false],
] as const) {
  test(`of ${what} ${kept ? 'everything' : 'only an error'} is recorded`, async ({ page, visitor }) => {
    await page.addInitScript((value) => {
      Math.random = () => value;
    }, chance);
    const envelopes = new Envelopes(page);
    await visitor.open('/start');
    await reporterStarted(envelopes);
    await visitor.openSection('OEM');
    if (kept) {
      await expect.poll(() => envelopes.of('replay_recording').length).toBeGreaterThan(0);
      return;
    }
    await throwInPage(page, 'planted: recorded');
    await expect(dialogOf(page)).toBeVisible();
    await expect.poll(() => envelopes.of('replay_recording').length).toBeGreaterThan(0);
    const [replay] = envelopes.of('replay_event');
    expect(replay?.payload).toContain('"replay_type":"buffer"');
    expect(envelopes.of('event')[0]?.payload).toContain('"replayId"');
  });
}

test('a trace goes to the service’s API and nowhere else', async ({ page, visitor }) => {
  const envelopes = new Envelopes(page);
  await visitor.open('/start');
  await reporterStarted(envelopes);
  const traced: string[] = [];
  const plain: string[] = [];
  page.on('request', (request) => {
    const list = 'sentry-trace' in request.headers() ? traced : plain;
    if (request.resourceType() === 'fetch') list.push(new URL(request.url()).pathname);
  });
  await visitor.header.getByRole('button', { name: 'PRODUCTS' }).click();
  await visitor.header.locator('a[href^="/cae/"]').first().click();
  await expect(visitor.title).not.toHaveText('Welcome to the Developer Zone');
  await visitor.fillSignIn({ email: 'nobody@acme.example', password: 'wrong' });
  await expect.poll(() => traced).toContain('/services/account/api/widgetsignin');
  expect(traced.filter((path) => !path.startsWith('/services/account/api/'))).toEqual([]);
  expect(plain.some((path) => path.startsWith('/services/content/'))).toBe(true);
});
