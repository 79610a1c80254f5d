/** A rendered page that cannot be taken over stays readable, with the message above it. */
import { anyOf, expect, type Fault } from '../support/fixtures';
import { hold, onlyDrawnPage, untilLive } from '../support/held-start';
import { HOOPS } from '../support/remotes';
import { test } from '../support/rendered-portal';
import { eachRow } from '../support/rows';
import { REMOTE_FAILURE_ERRORS } from './support/failing-test';
import { failures, fastForwardUntilVisible } from './support/failures';
import { removeBugCause } from './support/injected-bug';
import { liveRelease } from './support/live-release';

const { name, title, page: address, heading } = HOOPS;

test.use({
  expectedErrors: anyOf(
    REMOTE_FAILURE_ERRORS,
    /ConfigError|ContentError|HttpError|TrustedTypePolicy|takeover\./,
  ),
});

/**
 * One failure of each stage, and one that only a time limit ends; all of them: remote-fails.spec.ts. Each needs an empty
 * cache, because a page that was taken over has all scripts.
 */
const kinds = [
  'returns 404',
  'throws during rendering',
  'was released for another contract version',
  'never responds',
];

// TAKEOVER-3.
for (const [how, { inject, expectedText, hangs }] of Object.entries(failures).filter(([how]) =>
  kinds.includes(how),
))
  test(`a remote that ${how} leaves its page readable, and Try again takes it over`, async ({
    page,
    visitor,
    services,
  }) => {
    await inject(services, await liveRelease(name));
    if (hangs) await page.clock.install();
    await page.goto(address, { waitUntil: 'commit' });
    const message = visitor.main
      .getByRole('alert')
      .filter({ hasText: expectedText?.(title) ?? `${title} could not be loaded` });
    if (hangs) await fastForwardUntilVisible(page, message);
    await expect(message).toBeVisible();
    await expect(visitor.title).toHaveText(heading);
    await expect(page).not.toHaveTitle(/could not be loaded|broke/);
    const [above, below] = [await message.boundingBox(), await visitor.title.boundingBox()];
    expect(above?.y).toBeLessThan(below?.y ?? 0);
    await services.clearFaults();
    await removeBugCause(page);
    const retry = message.getByRole('button', { name: 'Try again' });
    await expect(async () => {
      // The first attempt may use what was read of the registry before.
      if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
      // Only the drawn page is left.
      await expect(page.locator('[data-page]')).toHaveCount(1, { timeout: 3_000 });
    }).toPass();
    await expect(message).toHaveCount(0);
    await expect(visitor.title).toHaveText(heading);
    await visitor.openSection('Windows');
    await expect(visitor.main.getByRole('group').first()).toBeVisible();
  });

/** What can be wrong with the content, and the message of each. */
const others: readonly (readonly [what: string, fault: Fault, message: RegExp])[] = [
  [
    'its content returns 500',
    { call: 'content:hoops-product/hoops-exchange', kind: 'status', status: 500 },
    /downloads of HOOPS Exchange could not be loaded/,
  ],
  [
    'its content has another shape',
    { call: 'content:hoops-product/hoops-exchange', kind: 'body', body: 'nothing' },
    /downloads of HOOPS Exchange could not be loaded/,
  ],
];

// TAKEOVER-3.
test('content that cannot be loaded leaves what was published last readable', async ({
  page,
  visitor,
  services,
}) => {
  await eachRow(services, others, async ([, fault, text]) => {
    await services.injectFault(fault);
    await page.goto(address);
    const message = visitor.main.getByRole('alert').filter({ hasText: 'published last' });
    await expect(message).toContainText(text);
    await expect(visitor.main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    // No code handles the controls of a page that could not be taken over.
    await expect(visitor.main.getByRole('button', { name: /^Download / }).first()).toBeDisabled();
    await services.clearFaults();
    await message.getByRole('button', { name: 'Retry' }).click();
    await onlyDrawnPage(page);
    await expect(visitor.title).toHaveText(heading);
  });
});

// TAKEOVER-3, MISS-2.
test('content that is gone shows that, and a way on', async ({ page, visitor, services }) => {
  await services.injectFault({ call: 'content:hoops-product/hoops-exchange', kind: 'status', status: 404 });
  await page.goto(address);
  await expect(page.getByText('This version is not available.')).toBeVisible();
  const state = page.locator('[data-state]');
  await expect(state.getByRole('link', { name: 'Older Versions' })).toBeVisible();
  await expect(page.locator('h1')).toHaveText('HOOPS Exchange');
  await expect(visitor.main.getByRole('button', { name: 'Retry' })).toHaveCount(0);
});

// TAKEOVER-3.
test('content that is late is in the document once, with one title', async ({ page, visitor }) => {
  const release = await hold(page, /\/services\/content\//);
  const drawn = page.waitForSelector('[data-drawn]:empty', { state: 'attached' });
  await page.goto(address, { waitUntil: 'commit' });
  await drawn;
  await expect(page.locator('h1')).toHaveCount(1);
  release();
  await onlyDrawnPage(page);
  await expect(visitor.title).toHaveText(heading);
});

// TAKEOVER-1, UI-4.
test('on a phone, a page whose content is late shows the current link of its sidebar', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await hold(page, /\/services\/content\//);
  const drawn = page.waitForSelector('[data-drawn]:empty', { state: 'attached' });
  await page.goto('/hoops/exchange/downloads/2025.2.0', { waitUntil: 'commit' });
  await drawn;
  release();
  await onlyDrawnPage(page);
  await expect(visitor.sidebar.getByRole('link', { name: 'Older Versions' })).toBeInViewport({ ratio: 1 });
});

// TAKEOVER-3, TAKEOVER-4.
for (const [what, script] of [
  ['own script', /\/download-detail\./],
  ['shared module', /\/provided-ui-pages\./],
] as const)
  test(`a page whose ${what} cannot be loaded stays readable, without a difference in its hydration`, async ({
    page,
    visitor,
  }) => {
    await page.route(script, (route) => route.fulfill({ status: 404 }));
    await page.goto(address);
    await expect(visitor.main.getByRole('alert')).toContainText('could not be loaded');
    await expect(visitor.title).toHaveText(heading);
    await page.unrouteAll();
    await visitor.main.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('[data-page]')).toHaveCount(1);
    await expect(visitor.main.getByRole('alert')).toHaveCount(0);
    await expect(visitor.title).toHaveText(heading);
  });

// TAKEOVER-3.
test('a wrong configuration leaves the page readable', async ({ page, visitor }) => {
  await page.route('**/portal.config.json', (route) => route.fulfill({ json: { siteTitle: 7 } }));
  await page.goto(address);
  const message = page.getByRole('alert');
  await expect(message).toContainText('is missing or wrong');
  await expect(message.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(visitor.main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(visitor.section('Windows')).toBeDisabled();
});

// TAKEOVER-2.
test('a page whose takeover cannot be loaded is drawn anew, and records nothing that its visitor does', async ({
  page,
  visitor,
}) => {
  await page.route(/\/host\/takeover\./, (route) => route.fulfill({ status: 404 }));
  await page.goto(address);
  await untilLive(page);
  await visitor.openSection('Windows');
  await page.keyboard.press('x');
  expect(await page.evaluate(() => window.portalInput)).toEqual({ events: [], within: null });
});

// TAKEOVER-4.
test('content that is late is requested once', async ({ page, visitor }) => {
  const release = await hold(page, /\/services\/content\//);
  const content = visitor.recordRequests(/\/services\/content\//);
  // The page is no longer compared: the router loads it.
  const router = page.waitForResponse(/\/host\/router\./);
  await page.goto(address, { waitUntil: 'commit' });
  await router;
  release();
  await onlyDrawnPage(page);
  await visitor.openSection('Windows');
  expect(content).not.toEqual([]);
  expect(content).toEqual([...new Set(content)]);
});

test('a page on which another script has set a Trusted Types policy reacts', async ({ page, visitor }) => {
  await page.addInitScript(() => {
    const same = (text: string) => text;
    const { trustedTypes } = window as { readonly trustedTypes?: { createPolicy(...all: unknown[]): void } };
    trustedTypes?.createPolicy('default', { createHTML: same, createScript: same, createScriptURL: same });
  });
  await page.goto(address);
  await untilLive(page);
  await visitor.openSection('Windows');
  await expect(visitor.main.getByRole('group').first()).toBeVisible();
});

// TAKEOVER-3, OVR-3.
test('an override that cannot be loaded leaves the page readable', async ({ page, visitor }) => {
  await page.addInitScript(
    (remote) =>
      localStorage.setItem(
        'portal-overrides',
        JSON.stringify({ [remote]: 'http://localhost:9/mf-manifest.json' }),
      ),
    name,
  );
  await page.goto(address);
  await expect(visitor.main.getByRole('alert')).toContainText(`Your override of ${title}`);
  await expect(visitor.title).toHaveText(heading);
});
