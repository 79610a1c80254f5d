import { expect, type Fault, NETWORK_ERROR, test } from '../support/fixtures';
import { Traffic } from '../support/traffic';

const PAGE = '/cae/eda/downloads/latest';
/** What the document requests before the portal's own code has come. */
const EARLY = [
  '/portal.config.json',
  '/registry/cae.json',
  '/services/account/session',
  '/services/content/repos/portal/content/contents/content-data/releases_prod_latest.json',
];

/** What the document's inline script keeps for the portal's code, and this test's own switch. */
interface EarlyWindow {
  readonly portalBoot: Readonly<Record<'config' | 'shard', Promise<unknown>>>;
  readonly portalPreloads: ReadonlyMap<string, { readonly response?: Promise<unknown> }>;
  passTimeLimits(): void;
}

test('a start that takes longer than every time limit reads what came before', async ({ page, visitor }) => {
  // Time limits pass when the test says so.
  await page.addInitScript(() => {
    const limits: AbortController[] = [];
    Object.assign(window, {
      passTimeLimits: () => {
        for (const limit of limits) limit.abort(new DOMException('signal timed out', 'TimeoutError'));
      },
    });
    AbortSignal.timeout = () => {
      const limit = new AbortController();
      limits.push(limit);
      return limit.signal;
    };
  });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/host\/main\./, async (route) => {
    await held;
    await route.continue();
  });
  const traffic = new Traffic(page);
  const arrived = Promise.all(
    EARLY.map((path) =>
      page.waitForEvent('requestfinished', (request) => new URL(request.url()).pathname === path),
    ),
  );
  await page.goto(PAGE, { waitUntil: 'commit' });
  await arrived;
  await page.evaluate(async () => {
    const { portalBoot, portalPreloads, passTimeLimits } = window as unknown as EarlyWindow;
    await Promise.all([portalBoot.config, portalBoot.shard]);
    await Promise.all([...portalPreloads.values()].map(({ response }) => response));
    passTimeLimits();
  });
  release();

  await expect(visitor.title).toHaveText(/^Ceetron Envision Demo Analyzer 20/);
  await expect(visitor.signInButton).toBeVisible();
  for (const path of EARLY) expect(traffic.paths.filter((asked) => asked === path)).toHaveLength(1);
});

test.describe('what does not come at first is asked for once more', () => {
  test.use({ expectedErrors: NETWORK_ERROR });

  const failures: Readonly<Record<string, Omit<Fault, 'call'>>> = {
    'is cut off': { kind: 'abort' },
    'ends in the middle': { kind: 'truncate' },
    'never comes': { kind: 'hang' },
  };
  for (const [how, fault] of Object.entries(failures))
    test(`configuration and registry, whose first answer ${how}`, async ({ visitor, services }) => {
      await services.injectFault({ call: 'config', ...fault, times: 1 });
      await services.injectFault({ call: 'static:/registry/cae.json', ...fault, times: 1 });
      await visitor.open(PAGE);
      await expect(visitor.title).toHaveText(/^Ceetron Envision Demo Analyzer 20/);
    });
});
