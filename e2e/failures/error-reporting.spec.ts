/** Uncaught errors, checked in the envelopes that the receiver gets. OBS-1, OBS-2, OBS-3. */
import { expect, test } from '../support/fixtures';
import { hold } from '../support/held-start';
import { type RemoteName, remotes } from '../support/remotes';
import { Envelopes, holdEvents } from './support/envelopes';
import { type Bug, injectBug } from './support/injected-bug';
import { liveRelease } from './support/live-release';
import { errorDialog, INJECTED_ERRORS, rejectInPage, throwInPage } from './support/reporting';

test.use({ expectedErrors: INJECTED_ERRORS });

interface Uncaught {
  readonly source: RemoteName | 'host';
  readonly bug: Extract<Bug, 'timer' | 'rejection'>;
  readonly message: string;
}

/** Each kind once, in the host and in a remote: the browser tells the reporter of both in the same way. */
const uncaught: Readonly<Record<string, Uncaught>> = {
  'an exception in the host': { source: 'host', bug: 'timer', message: 'injected: in the host' },
  'a rejection in a remote': { source: 'mfe-hoops', bug: 'rejection', message: 'injected: rejected' },
};

for (const [what, { source, bug, message }] of Object.entries(uncaught)) {
  // OBS-5.
  test(`${what} is logged and reported, then the dialog asks what happened`, async ({
    page,
    visitor,
    services,
  }) => {
    const envelopes = new Envelopes(page);
    const logged: string[] = [];
    page.on('pageerror', ({ message }) => logged.push(message));
    const sendEvents = await holdEvents(page);
    const remote = remotes.find(({ name }) => name === source);
    const address = remote?.page ?? '/start';
    const version = remote && (await liveRelease(remote.name)).release.metadata.version;
    if (remote !== undefined) await injectBug(services, await liveRelease(remote.name), bug);
    await visitor.open(address);
    if (remote === undefined) await (bug === 'timer' ? throwInPage : rejectInPage)(page, message);

    // The event has been sent and has not arrived yet.
    await expect.poll(() => envelopes.ofType('event').length).toBeGreaterThan(0);
    expect(logged).toContain(message);
    await expect(visitor.title).not.toHaveText('');
    await expect(errorDialog(page)).toHaveCount(0);
    sendEvents();
    await expect(errorDialog(page)).toBeVisible();
    const [event] = await services.errorEvents();
    expect(event).toMatchObject({
      release: remote === undefined ? 'portal@1.0.0' : `${source}@${version}`,
      environment: 'local',
      tags: {
        stage: 'use',
        route: address,
        ...(remote && { remote: source, version, host: 'portal@1.0.0' }),
      },
      exception: { values: [{ value: message, mechanism: { handled: false } }] },
    });

    await errorDialog(page).getByLabel('What happened?').fill('I looked at the page.');
    await errorDialog(page).getByRole('button', { name: 'Send report' }).click();
    await expect(errorDialog(page)).toHaveCount(0);
    await expect
      .poll(() => envelopes.ofType('feedback').map(({ payload }) => payload))
      .toMatchObject([{ contexts: { feedback: { message: 'I looked at the page.' } } }]);
  });
}

test('the reporter loads after the page, and reports earlier errors', async ({ page, visitor, services }) => {
  const release = await hold(page, /\/host\/reporter/);
  const requested = page.waitForRequest(/\/host\/reporter/);
  await services.injectFault({ call: 'static:/remotes/mfe-cae/', kind: 'status', status: 404 });
  await visitor.open('/cae/eda/downloads/latest');
  await expect(visitor.main.getByRole('alert')).toContainText('CAE products could not be loaded');
  await throwInPage(page, 'injected: early');
  await visitor.header.getByRole('link', { name: /developer zone/i }).click();
  await expect(visitor.title).toHaveText('Welcome to the Developer Zone');
  await requested;
  expect(await services.reports()).toEqual([]);

  release();
  for (const stage of ['entry', 'use'])
    await services.expectReport({ stage, route: '/cae/eda/downloads/latest' });
  // The entry is added when the response is complete.
  const afterPaint = await page.evaluate(() => {
    const [paint] = performance.getEntriesByType('paint');
    const [script] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/host/reporter'));
    return paint !== undefined && script !== undefined && script.startTime > paint.startTime;
  });
  expect(afterPaint, 'requested after the first paint').toBe(true);
});
