import { expect, type Fault, NETWORK_ERROR, test } from '../support/fixtures';
import { holdStart, untilLive } from '../support/held-start';
import { Traffic } from '../support/traffic';
import { fastForwardUntilVisible } from './support/failures';

const PAGE = '/cae/eda/downloads/latest';
/** Paths that the document requests before the portal's code has loaded. */
const PRELOADED_PATHS = ['/portal.config.json', '/registry/cae.json', '/services/account/session'];

declare global {
  interface Window {
    /** Set by this test: expires every timeout that has been started. */
    expireTimeouts: () => void;
  }
}

test('a start that takes longer than every timeout still uses the preloaded responses', async ({
  page,
  visitor,
}) => {
  // Timeouts expire only when the test calls `expireTimeouts`.
  await page.addInitScript(() => {
    const timeouts: AbortController[] = [];
    window.expireTimeouts = () => {
      for (const timeout of timeouts) timeout.abort(new DOMException('signal timed out', 'TimeoutError'));
    };
    AbortSignal.timeout = () => {
      const timeout = new AbortController();
      timeouts.push(timeout);
      return timeout.signal;
    };
  });
  const release = await holdStart(page);
  const traffic = new Traffic(page);
  const arrived = Promise.all(
    PRELOADED_PATHS.map((path) =>
      page.waitForEvent('requestfinished', (request) => new URL(request.url()).pathname === path),
    ),
  );
  await page.goto(PAGE, { waitUntil: 'commit' });
  await arrived;
  await page.evaluate(async () => {
    const { portalPreloads } = window;
    if (portalPreloads === undefined) throw new Error('Nothing was preloaded');
    await Promise.all([...portalPreloads.values()].map(({ response }) => response));
    window.expireTimeouts();
  });
  release();

  await untilLive(page);
  await expect(visitor.title).toHaveText(/^Ceetron Envision Demo Analyzer 20/);
  await expect(visitor.signInButton).toBeVisible();
  for (const path of PRELOADED_PATHS)
    expect(traffic.paths.filter((requested) => requested === path)).toHaveLength(1);
});

test.describe('failed preloads are retried', () => {
  test.use({ expectedErrors: NETWORK_ERROR });

  const failures: Readonly<Record<string, Omit<Fault, 'call'>>> = {
    'is cut off': { kind: 'abort' },
    'ends in the middle': { kind: 'truncate' },
    'never arrives': { kind: 'hang' },
  };
  for (const [how, fault] of Object.entries(failures))
    test(`configuration and registry, whose first response ${how}`, async ({ page, visitor, services }) => {
      await services.injectFault({ call: 'config', ...fault, times: 1 });
      await services.injectFault({ call: 'static:/registry/cae.json', ...fault, times: 1 });
      const hangs = fault.kind === 'hang';
      if (hangs) await page.clock.install();
      await visitor.open(PAGE);
      // The title is in the first response.
      if (hangs) await fastForwardUntilVisible(page, page.locator('html[data-live]'));
      else await untilLive(page);
      await expect(visitor.main.getByRole('alert')).toHaveCount(0);
      await expect(visitor.title).toHaveText(/^Ceetron Envision Demo Analyzer 20/);
    });
});
