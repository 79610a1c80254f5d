/** Error reporting, by what arrives at the receiver. Spec Q§4, Q§7, Q§9. */
import type { Page, Request } from '@playwright/test';
import { either, expect, PART_NOT_LOADED, test } from '../support/fixtures';
import { type RemoteName, remotes } from '../support/remotes';
import { Envelopes, holdEvents } from './support/envelopes';
import { liveRelease } from './support/live-release';
import { type Bug, plant } from './support/planted-bug';

test.use({ expectedErrors: either(PART_NOT_LOADED, /planted/, /Matched leaf route/) });

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Something went wrong' });

/** An error of the page itself that nobody catches. */
const throwInPage = (page: Page, text: string) =>
  page.evaluate((message) => {
    setTimeout(() => {
      throw new Error(message);
    });
  }, text);

const rejectInPage = (page: Page, text: string) =>
  page.evaluate((message) => void Promise.reject(new Error(message)), text);

/** Resolves when the reporter has started: it sends the visit's first session then. */
async function reporterStarted(envelopes: Envelopes): Promise<void> {
  await expect.poll(() => envelopes.of('session').length).toBeGreaterThan(0);
}

interface Uncaught {
  readonly by: RemoteName | 'host';
  readonly bug: Extract<Bug, 'timer' | 'rejection'>;
  readonly says: string;
}

const uncaught: Readonly<Record<string, Uncaught>> = {
  'an exception in the host': { by: 'host', bug: 'timer', says: 'planted: in the host' },
  'a rejection in the host': { by: 'host', bug: 'rejection', says: 'planted: in the host' },
  'an exception in a remote': { by: 'mfe-cae', bug: 'timer', says: 'planted: in a timer' },
  'a rejection in a remote': { by: 'mfe-hoops', bug: 'rejection', says: 'planted: rejected' },
};

for (const [what, { by, bug, says }] of Object.entries(uncaught)) {
  test(`${what} is logged and reported, and then asked about`, async ({ page, visitor, services }) => {
    const envelopes = new Envelopes(page);
    const logged: string[] = [];
    page.on('pageerror', ({ message }) => logged.push(message));
    const arrive = await holdEvents(page);
    const remote = remotes.find(({ name }) => name === by);
    const address = remote?.page ?? '/start';
    const version = remote && (await liveRelease(remote.name)).release.metadata.version;
    if (remote !== undefined) await plant(services, await liveRelease(remote.name), bug);
    await visitor.open(address);
    if (remote === undefined) await (bug === 'timer' ? throwInPage : rejectInPage)(page, says);

    // It is under way, and has not arrived.
    await expect.poll(() => envelopes.of('event').length).toBeGreaterThan(0);
    expect(logged).toContain(says);
    await expect(visitor.title).not.toHaveText('');
    await expect(dialogOf(page)).toHaveCount(0);
    arrive();
    await expect(dialogOf(page)).toBeVisible();
    const [event] = await services.errorEvents();
    expect(event).toMatchObject({
      release: remote === undefined ? 'portal@1.0.0' : `${by}@${version}`,
      environment: 'local',
      tags: { stage: 'use', route: address, ...(remote && { remote: by, version, host: 'portal@1.0.0' }) },
      exception: { values: [{ value: says, mechanism: { handled: false } }] },
    });

    await dialogOf(page).getByLabel('What happened?').fill('I looked at the page.');
    await dialogOf(page).getByRole('button', { name: 'Send report' }).click();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect
      .poll(() =>
        envelopes
          .of('feedback')
          .map(({ payload }) => payload)
          .join(),
      )
      .toContain('I looked at the page.');
  });
}

for (const [what, kind] of [
  ['refuses the event', { kind: 'status', status: 500 }],
  ['is blocked', { kind: 'abort' }],
] as const) {
  test(`a receiver that ${what} costs nothing, and nobody is asked`, async ({ page, visitor, services }) => {
    const envelopes = new Envelopes(page);
    await visitor.open('/start');
    await reporterStarted(envelopes);
    await services.fault({ call: 'errors', ...kind });
    const isEvent = (request: Request) => (request.postData() ?? '').includes('{"type":"event"');
    const over = Promise.race([
      page.waitForResponse((response) => isEvent(response.request())),
      page.waitForEvent('requestfailed', isEvent),
    ]);
    await throwInPage(page, 'planted: unheard');
    await over;
    await visitor.header.getByRole('button', { name: 'PRODUCTS' }).click();
    await visitor.header.locator('a[href^="/cae/"]').first().click();
    await expect(visitor.title).not.toHaveText('Welcome to the Developer Zone');
    await expect(dialogOf(page)).toHaveCount(0);
  });
}

test.describe('without its script', () => {
  test.use({ expectedErrors: either(PART_NOT_LOADED, /planted/, /Errors are not reported/) });

  test('the reporter is missed by nobody', async ({ page, visitor, services }) => {
    await services.fault({ call: 'static:/host/reporter', kind: 'abort' });
    const warned = page.waitForEvent('console', (message) => message.text().includes('not reported'));
    await visitor.open('/start');
    await warned;
    await throwInPage(page, 'planted: unheard');
    await visitor.openSection('OEM');
    await expect(visitor.main.getByRole('link', { name: 'AutoCAD OEM' })).toBeVisible();
    await expect(dialogOf(page)).toHaveCount(0);
  });
});

test('the reporter comes after the page, and hears of what failed before it came', async ({
  page,
  visitor,
  services,
}) => {
  let come: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\/host\/reporter/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/host\/reporter/);
  await services.fault({ call: 'static:/remotes/mfe-cae/', kind: 'status', status: 404 });
  await visitor.open('/cae/eda/downloads/latest');
  await expect(visitor.main.getByRole('alert')).toContainText('CAE products could not be loaded');
  await throwInPage(page, 'planted: early');
  await visitor.header.getByRole('link', { name: /developer zone/i }).click();
  await expect(visitor.title).toHaveText('Welcome to the Developer Zone');
  await asked;
  const late = await page.evaluate(() => {
    const [paint] = performance.getEntriesByType('paint');
    const [script] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/host/reporter'));
    // An entry appears when its resource has come; until then it is later than anything.
    return paint !== undefined && (script?.startTime ?? Number.POSITIVE_INFINITY) > paint.startTime;
  });
  expect(late, 'asked for after the first paint').toBe(true);
  expect(await services.reports()).toEqual([]);

  come();
  await expect
    .poll(() => services.reports())
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          tags: expect.objectContaining({ stage: 'entry', route: '/cae/eda/downloads/latest' }),
        }),
        expect.objectContaining({
          tags: expect.objectContaining({ stage: 'use', route: '/cae/eda/downloads/latest' }),
        }),
      ]),
    );
});

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
