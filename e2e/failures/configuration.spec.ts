import { configFault } from '../support/config';
import { anyOf, expect, type Fault, NETWORK_ERROR, test } from '../support/fixtures';
import { eachRow } from '../support/rows';

test.use({ expectedErrors: anyOf(NETWORK_ERROR, /ConfigError/), renderedPages: 'none' });

interface Row {
  readonly what: string;
  readonly fault: () => Promise<Omit<Fault, 'call'>>;
  /** Matches the shown fields and reasons. */
  readonly reads: readonly RegExp[];
}

/** Every other reason, and each field: the tests of `@portal/config`. */
const rows: readonly Row[] = [
  { what: 'is missing', fault: async () => ({ kind: 'status', status: 404 }), reads: [/404/] },
  { what: 'cannot be reached', fault: async () => ({ kind: 'abort' }), reads: [/could not be/] },
  {
    what: 'has two wrong fields',
    fault: () =>
      configFault(() => ({
        content: { apiBase: '/services/content' },
        internalDomains: 'vendor.example',
      })),
    reads: [/content\.repository/, /internalDomains/],
  },
];

test('an invalid configuration shows a plain page with the reasons', async ({ page, visitor, services }) => {
  await eachRow(services, rows, async ({ fault, reads }) => {
    await services.injectFault({ call: 'config', ...(await fault()) });
    await visitor.open('/hoops/exchange/downloads/latest');
    await expect(visitor.title).toHaveText('The portal cannot start');
    await expect(visitor.main).toContainText('/portal.config.json');
    for (const field of reads)
      await expect(visitor.main.getByRole('listitem').filter({ hasText: field })).toBeVisible();

    await services.clearFaults();
    await visitor.main.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^HOOPS Exchange 20/);
  });
});
