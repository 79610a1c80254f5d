/** What is sent about a visit besides errors: sessions, recordings, traces. OBS-4, OBS-6, OBS-7, OBS-8. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Envelopes } from './support/envelopes';
import {
  errorDialog,
  INJECTED_ERRORS,
  recorderStarted,
  reporterStarted,
  throwInPage,
} from './support/reporting';

test.use({ expectedErrors: INJECTED_ERRORS });

/** Tells the page that its tab is in the background, which is when the last measurements are sent. */
const hideTab = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });

// OBS-4, RUM-1, RUM-2, RUM-3.
test('sends a session at the start and on each route change, measurements, and no transactions', async ({
  page,
  visitor,
}) => {
  const envelopes = new Envelopes(page);
  const sessionsOf = (release: RegExp) =>
    envelopes.ofType('session').flatMap(({ payload }) => {
      const session = payload as { readonly sid: string; readonly attrs: { readonly release: string } };
      return release.test(session.attrs.release) ? [session.sid] : [];
    });
  const sessions = () => new Set(sessionsOf(/^portal@1\.0\.0$/)).size;
  await visitor.open('/cae/eda/downloads/latest');
  await expect(visitor.title).toHaveText(/^Ceetron/);
  await expect.poll(sessions).toBe(1);
  await visitor.sidebar.getByRole('link', { name: 'Older Versions' }).click();
  await expect.poll(sessions).toBe(2);
  await page.goBack();
  await expect.poll(sessions).toBe(3);
  // OBS-11.
  expect(new Set(sessionsOf(/^mfe-cae@/)).size).toBe(1);

  await hideTab(page);
  const measured = () =>
    envelopes
      .ofType('trace_metric')
      .map(({ payload }) => JSON.stringify(payload))
      .join();
  for (const name of ['ttfb', 'load', 'lcp', 'cls', 'content', 'remote.load'])
    await expect.poll(measured).toContain(`"portal.${name}"`);
  expect(measured()).toMatch(/"part":\{"value":"mfe-cae@[\d.]+/);
  expect(measured()).not.toContain('/cae/eda');
  expect(new Set(envelopes.items.map(({ type }) => type)).has('transaction')).toBe(false);
});

/** The sample rates, with values of `Math.random` on either side. */
for (const [what, chance, kept] of [
  ['one visit in ten', 0.09, true],
  ['the other nine', 0.11, false],
] as const) {
  test(`${what}: ${kept ? 'the whole visit' : 'only an error'} is recorded`, async ({ page, visitor }) => {
    await page.addInitScript((value) => {
      Math.random = () => value;
    }, chance);
    const envelopes = new Envelopes(page);
    await visitor.open('/start');
    await reporterStarted(envelopes);
    await visitor.openSection('OEM');
    if (kept) {
      await expect.poll(() => envelopes.ofType('replay_recording').length).toBeGreaterThan(0);
      return;
    }
    await recorderStarted(page);
    await throwInPage(page, 'injected: recorded');
    await expect(errorDialog(page)).toBeVisible();
    await expect.poll(() => envelopes.ofType('replay_recording').length).toBeGreaterThan(0);
    const [replay] = envelopes.ofType('replay_event');
    expect(replay?.payload).toMatchObject({ replay_type: 'buffer' });
    expect(envelopes.ofType('event')[0]?.payload).toMatchObject({ tags: { replayId: expect.any(String) } });
  });
}

test('a visit with an error in its first seconds is recorded from then on', async ({ page, visitor }) => {
  await page.addInitScript(() => {
    Math.random = () => 0.11;
  });
  const envelopes = new Envelopes(page);
  await visitor.open('/start');
  await throwInPage(page, 'injected: early');
  await expect(errorDialog(page)).toBeVisible();
  await expect.poll(() => envelopes.ofType('replay_recording').length).toBeGreaterThan(0);
});

test('trace headers are sent to the account service’s API only', async ({ page, visitor }) => {
  const envelopes = new Envelopes(page);
  await visitor.open('/start');
  await reporterStarted(envelopes);
  const traced: string[] = [];
  const untraced: string[] = [];
  page.on('request', (request) => {
    const list = 'sentry-trace' in request.headers() ? traced : untraced;
    if (request.resourceType() === 'fetch') list.push(new URL(request.url()).pathname);
  });
  await visitor.header.getByRole('button', { name: 'PRODUCTS' }).click();
  await visitor.header.locator('a[href^="/cae/"]').first().click();
  await expect(visitor.title).not.toHaveText('Welcome to the Developer Zone');
  await visitor.fillSignIn({ email: 'nobody@acme.example', password: 'wrong' });
  await expect.poll(() => traced).toContain('/services/account/api/widgetsignin');
  expect(traced.filter((path) => !path.startsWith('/services/account/api/'))).toEqual([]);
  expect(untraced.some((path) => path.startsWith('/services/content/'))).toBe(true);
});
