/** Errors that nobody caught, by what arrives at the receiver. OBS-1, OBS-2, OBS-3. */
import { expect, test } from '../support/fixtures';
import { type RemoteName, remotes } from '../support/remotes';
import { Envelopes, holdEvents } from './support/envelopes';
import { type Bug, injectBug } from './support/injected-bug';
import { liveRelease } from './support/live-release';
import { dialogOf, PLANTED_ERRORS, rejectInPage, throwInPage } from './support/reporting';

test.use({ expectedErrors: PLANTED_ERRORS });

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
  // OBS-5.
  test(`${what} is logged and reported, and then asked about`, async ({ page, visitor, services }) => {
    const envelopes = new Envelopes(page);
    const logged: string[] = [];
    page.on('pageerror', ({ message }) => logged.push(message));
    const arrive = await holdEvents(page);
    const remote = remotes.find(({ name }) => name === by);
    const address = remote?.page ?? '/start';
    const version = remote && (await liveRelease(remote.name)).release.metadata.version;
    if (remote !== undefined) await injectBug(services, await liveRelease(remote.name), bug);
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
  await services.injectFault({ call: 'static:/remotes/mfe-cae/', kind: 'status', status: 404 });
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
