/** A release for some visitors: who gets it, that they keep it, and what happens when it is broken. */
import type { Browser } from '@playwright/test';
import { anyOf, REMOTE_LOAD_ERRORS } from '../support/fixtures';
import { builtVersion } from './support/built-release';
import { runRelease } from './support/release-tool';
import { expect, releasesSeen, test } from './support/released-test';

const REMOTE = 'mfe-cae';
const CANARY = '9.0.0-canary';
const PAGE = '/cae/cee_env_desktop/downloads/latest';
const ENTRY = new RegExp(`/remotes/${REMOTE}/([^/]+)/remoteEntry\\.`);
const TITLE = /^Ceetron Envision Desktop/;

// One portal, whose releases the tests change one after the other.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ store }) => {
  test.setTimeout(240_000);
  await runRelease(REMOTE, '--version', CANARY, '--to', store.place, '--source-maps', `${store.place}/.maps`);
});

/** The release that a visitor of this name is sent to, who has been here before under that name. */
async function releaseFor(browser: Browser, origin: string, visitor: string): Promise<string> {
  const localStorage = [{ name: 'portal-visitor', value: visitor }];
  const context = await browser.newContext({
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  // The document's inline script is enough to see; the portal itself need not start.
  await context.route(/\/host\//, (route) => route.abort());
  const page = await context.newPage();
  const entry = page.waitForRequest((request) => ENTRY.test(request.url()));
  await page.goto(PAGE, { waitUntil: 'commit' });
  const [, version = ''] = ENTRY.exec((await entry).url()) ?? [];
  await context.close();
  return version;
}

test('nobody gets a release before it is given visitors', async ({ page, visitor }) => {
  const seen = releasesSeen(page, REMOTE);
  await visitor.open(PAGE);
  await expect(visitor.title).toHaveText(TITLE);
  expect(seen).toEqual([await builtVersion(REMOTE)]);
});

// REM-6.
test('a canary goes to some visitors, who keep it when it is given more', async ({
  browser,
  server,
  store,
}) => {
  test.setTimeout(240_000);
  const stable = await builtVersion(REMOTE);
  const visitors = ['ada', 'bela', 'carl', 'dora', 'emil', 'fred'];
  const ask = async () =>
    new Map(
      await Promise.all(
        visitors.map(async (name) => [name, await releaseFor(browser, server.origin, name)] as const),
      ),
    );
  const share = async (percent: number) => {
    const said = await runRelease('canary', REMOTE, `${percent}`, '--to', store.place);
    expect(said).toContain(`→  ${percent} %`);
  };
  const withCanary = (got: Map<string, string>) => visitors.filter((name) => got.get(name) === CANARY);

  await share(40);
  const first = await ask();
  expect(new Set(first.values())).toEqual(new Set([stable, CANARY]));
  expect(await ask(), 'again, with nothing changed').toEqual(first);
  await share(70);
  const more = withCanary(await ask());
  expect(more).toEqual(expect.arrayContaining(withCanary(first)));
  expect(more.length).toBeGreaterThan(withCanary(first).length);
  await share(100);
  expect(withCanary(await ask())).toEqual(visitors);
});

test.describe('a canary that cannot be loaded', () => {
  test.use({ expectedErrors: anyOf(REMOTE_LOAD_ERRORS, /MIME type/) });

  test('costs its visitors nothing, and is reported', async ({ page, visitor, services, store }) => {
    await runRelease('canary', REMOTE, '100', '--to', store.place);
    await services.injectFault({ call: `static:/remotes/${REMOTE}/${CANARY}/`, kind: 'status', status: 404 });
    const seen = releasesSeen(page, REMOTE);
    await visitor.open(PAGE);
    await expect(visitor.title).toHaveText(TITLE);
    expect(seen).toEqual([CANARY, await builtVersion(REMOTE)]);
    await expect
      .poll(async () => (await services.errorEvents()).map(({ tags }) => tags))
      .toContainEqual(expect.objectContaining({ stage: 'entry', remote: REMOTE, version: CANARY }));
  });
});

test('rolled back, it goes to nobody; promoted, to everybody', async ({ page, visitor, store }) => {
  const seen = releasesSeen(page, REMOTE);
  await runRelease('rollback', REMOTE, '--to', store.place);
  await visitor.open(PAGE);
  await expect(visitor.title).toHaveText(TITLE);
  await runRelease('promote', REMOTE, CANARY, '--to', store.place);
  await page.reload();
  await expect(visitor.title).toHaveText(TITLE);
  expect(seen).toEqual([await builtVersion(REMOTE), CANARY]);
});
