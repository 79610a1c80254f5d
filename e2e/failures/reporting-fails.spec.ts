/** The page works even if error reporting fails. OBS-3. */
import { anyOf, expect, REMOTE_LOAD_ERRORS, test } from '../support/fixtures';
import { Envelopes, isEvent } from './support/envelopes';
import { errorDialog, INJECTED_ERRORS, reporterStarted, throwInPage } from './support/reporting';

test.use({ expectedErrors: INJECTED_ERRORS });

for (const [what, kind] of [
  ['rejects the report', { kind: 'status', status: 500 }],
  ['is blocked', { kind: 'abort' }],
] as const) {
  test(`the page works and shows no error dialog if the service for error reports ${what}`, async ({
    page,
    visitor,
    services,
  }) => {
    const envelopes = new Envelopes(page);
    await visitor.open('/start');
    await reporterStarted(envelopes);
    await services.injectFault({ call: 'errors', ...kind });
    const settled = Promise.race([
      page.waitForResponse((response) => isEvent(response.request())),
      page.waitForEvent('requestfailed', isEvent),
    ]);
    await throwInPage(page, 'injected: cannot be reported');
    await settled;
    await visitor.header.getByRole('button', { name: 'PRODUCTS' }).click();
    await visitor.header.locator('a[href^="/cae/"]').first().click();
    await expect(visitor.title).not.toHaveText('Welcome to the Developer Zone');
    await expect(errorDialog(page)).toHaveCount(0);
  });
}

test.describe('with a reporter script that does not load', () => {
  test.use({ expectedErrors: anyOf(REMOTE_LOAD_ERRORS, /injected/, /Errors are not reported/) });

  test('the page works, and the console has a warning', async ({ page, visitor, services }) => {
    await services.injectFault({ call: 'static:/host/reporter', kind: 'abort' });
    const warned = page.waitForEvent('console', (message) => message.text().includes('not reported'));
    await visitor.open('/start');
    await warned;
    await throwInPage(page, 'injected: cannot be reported');
    await visitor.openSection('OEM');
    await expect(visitor.main.getByRole('link', { name: 'AutoCAD OEM' })).toBeVisible();
    await expect(errorDialog(page)).toHaveCount(0);
  });
});
