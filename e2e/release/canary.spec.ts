/**
 * Canary releases: which visitors get one, that they keep it, that its source maps resolve the errors that it reports, and
 * the fallback when it is broken.
 */
import { readFile } from 'node:fs/promises';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Browser } from '@playwright/test';
import * as v from 'valibot';
import { Envelopes } from '../failures/support/envelopes';
import { anyOf, REMOTE_LOAD_ERRORS } from '../support/fixtures';
import { builtVersion } from './support/built-release';
import { runRelease } from './support/release-tool';
import { expect, recordReleases, test } from './support/released-test';

const REMOTE = 'mfe-cae';
const CANARY = '9.0.0-canary';
const PAGE = '/cae/cee_env_desktop/downloads/latest';
const ENTRY = new RegExp(`/remotes/${REMOTE}/([^/]+)/remoteEntry\\.`);
const TITLE = /^Ceetron Envision Desktop/;
/** Of the remote, relative to the workspace. */
const SOURCE = 'shared/web/ui/src/support/save-blob.ts';

const EventSchema = v.object({
  release: v.string(),
  exception: v.object({
    values: v.tuple([
      v.object({
        value: v.string(),
        stacktrace: v.object({
          frames: v.array(v.object({ filename: v.string(), lineno: v.number(), colno: v.number() })),
        }),
      }),
    ]),
  }),
});

// The tests change the releases of one portal in order.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ store }) => {
  test.setTimeout(240_000);
  await runRelease(
    REMOTE,
    '--version',
    CANARY,
    '--to',
    store.location,
    '--source-maps',
    `${store.location}/.maps`,
  );
});

/** The release that a returning visitor with this id gets. */
async function releaseFor(browser: Browser, origin: string, visitor: string): Promise<string> {
  const localStorage = [{ name: 'portal-visitor', value: visitor }];
  const context = await browser.newContext({
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  // The document's inline script requests the entry, so the host's scripts are not needed.
  await context.route(/\/host\//, (route) => route.abort());
  const page = await context.newPage();
  const entry = page.waitForRequest((request) => ENTRY.test(request.url()));
  await page.goto(PAGE, { waitUntil: 'commit' });
  const [, version = ''] = ENTRY.exec((await entry).url()) ?? [];
  await context.close();
  return version;
}

test('no visitor gets a release before it receives traffic', async ({ page, visitor }) => {
  const seen = recordReleases(page, REMOTE);
  await visitor.open(PAGE);
  await expect(visitor.title).toHaveText(TITLE);
  await expect.poll(() => seen).toEqual([await builtVersion(REMOTE)]);
});

// REM-6.
test('a canary receives part of the traffic, and its visitors keep it when the share grows', async ({
  browser,
  server,
  store,
}) => {
  test.setTimeout(240_000);
  const stable = await builtVersion(REMOTE);
  const visitors = ['ada', 'bela', 'carl', 'dora', 'emil', 'fred'];
  const requestAll = async () =>
    new Map(
      await Promise.all(
        visitors.map(async (name) => [name, await releaseFor(browser, server.origin, name)] as const),
      ),
    );
  const setTraffic = async (percent: number) => {
    const output = await runRelease('canary', REMOTE, `${percent}`, '--to', store.location);
    expect(output).toContain(`→  ${percent} %`);
  };
  const withCanary = (releases: Map<string, string>) =>
    visitors.filter((name) => releases.get(name) === CANARY);

  await setTraffic(40);
  const first = await requestAll();
  expect(new Set(first.values())).toEqual(new Set([stable, CANARY]));
  expect(await requestAll(), 'again, with nothing changed').toEqual(first);
  await setTraffic(70);
  const more = withCanary(await requestAll());
  expect(more).toEqual(expect.arrayContaining(withCanary(first)));
  expect(more.length).toBeGreaterThan(withCanary(first).length);
  await setTraffic(100);
  expect(withCanary(await requestAll())).toEqual(visitors);
});

test.describe('an error in a canary', () => {
  test.use({ expectedErrors: /no room for files/ });

  test('is mapped to the source line that threw it', async ({ page, visitor, store }) => {
    await page.addInitScript(() => {
      URL.createObjectURL = () => {
        throw new Error('no room for files');
      };
    });
    const envelopes = new Envelopes(page);
    await visitor.signInAs('partner');
    await visitor.open(PAGE);
    await visitor.openSection('Windows');
    await visitor.main.getByRole('button', { name: 'Save MD5SUMS' }).click();
    await expect.poll(() => envelopes.ofType('event')).toHaveLength(1);
    await expect(page.getByRole('dialog', { name: 'Something went wrong' })).toBeVisible();

    const [sent] = envelopes.ofType('event');
    const event = v.parse(EventSchema, sent?.payload);
    expect(event.release).toBe(`${REMOTE}@${CANARY}`);
    const [{ value, stacktrace }] = event.exception.values;
    expect(value).toBe('no room for files');
    // The innermost frame is last. It belongs to the test's script, which throws.
    const folderOfRelease = `/remotes/${REMOTE}/${CANARY}/`;
    const frame = stacktrace.frames.findLast(({ filename }) => filename.includes(folderOfRelease));
    const script = frame?.filename.split(folderOfRelease)[1] ?? '';
    const map = await readFile(`${store.location}/.maps/${REMOTE}/${CANARY}/${script}.map`, 'utf8');
    const original = originalPositionFor(new TraceMap(map), {
      line: frame?.lineno ?? 0,
      // Columns start at 1 in events, at 0 in source maps.
      column: (frame?.colno ?? 0) - 1,
    });
    expect(original.source).toBe(`webpack://${`${REMOTE}_${CANARY}`.replace(/\W/g, '_')}/${SOURCE}`);
    const lines = (await readFile(new URL(`../../${SOURCE}`, import.meta.url), 'utf8')).split('\n');
    expect(lines[(original.line ?? 0) - 1]).toContain('URL.createObjectURL(');
  });
});

test.describe('a canary that cannot be loaded', () => {
  test.use({ expectedErrors: anyOf(REMOTE_LOAD_ERRORS, /MIME type/) });

  test('falls back to the default release, and is reported', async ({ page, visitor, services, store }) => {
    await runRelease('canary', REMOTE, '100', '--to', store.location);
    await services.injectFault({ call: `static:/remotes/${REMOTE}/${CANARY}/`, kind: 'status', status: 404 });
    const seen = recordReleases(page, REMOTE);
    await visitor.open(PAGE);
    await expect(visitor.title).toHaveText(TITLE);
    await expect.poll(() => seen).toEqual([CANARY, await builtVersion(REMOTE)]);
    await services.expectReport({ stage: 'entry', remote: REMOTE, version: CANARY });
  });
});

test('a rollback removes the canary for all visitors; promote makes it live for all', async ({
  page,
  visitor,
  store,
}) => {
  const seen = recordReleases(page, REMOTE);
  await runRelease('rollback', REMOTE, '--to', store.location);
  await visitor.open(PAGE);
  await expect(visitor.title).toHaveText(TITLE);
  await expect.poll(() => seen).toEqual([await builtVersion(REMOTE)]);
  await runRelease('promote', REMOTE, CANARY, '--to', store.location);
  await page.reload();
  await expect(visitor.title).toHaveText(TITLE);
  await expect.poll(() => seen).toEqual([await builtVersion(REMOTE), CANARY]);
});
