/** Somebody has changed a script where it is stored, or on its way. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/attack-test';
import { ATTACK } from '../support/attacker';
import { onePerKind, pages } from '../support/pages';
import { scriptUrlPrefix } from '../support/remotes';
import { builtSite } from '../support/server';

const PAGE = '/cae/eda/downloads/latest';

/** Address of the host's script whose name begins so, as the document names it. */
async function hostScript(beginning: string): Promise<string> {
  const document = await readFile(join(builtSite, 'index.html'), 'utf8');
  const address = /\/host\/[^"]+\.js/g;
  const found = document.match(address)?.find((one) => one.startsWith(`/host/${beginning}`));
  if (found === undefined) throw new Error(`The host has no script ${beginning}…`);
  return found;
}

const tampered = (address: string) => ({
  call: `static:${address}`,
  kind: 'body' as const,
  body: ATTACK,
  contentType: 'text/javascript',
});

for (const [what, address] of [
  ['entry', () => scriptUrlPrefix('mfe-cae', 'remoteEntry')],
  ['module', () => scriptUrlPrefix('mfe-cae', 'remote.')],
  ['module that the host provides', () => hostScript('provided-ui-pages')],
  ['loader', () => hostScript('federation')],
] as const) {
  // REM-5.
  test(`other bytes in the place of a remote’s ${what} do not run`, async ({
    visitor,
    services,
    attacked,
  }) => {
    await services.injectFault(tampered(await address()));
    await visitor.open(PAGE);
    await expect(visitor.main.getByRole('alert')).toContainText('CAE products could not be loaded');
    await expect(visitor.signInButton).toBeVisible();
    expect(await attacked()).toBe(false);
  });
}

test('other bytes in the place of a screen do not run', async ({ visitor, services, attacked }) => {
  await services.injectFault(tampered(await scriptUrlPrefix('mfe-cae', 'download-detail')));
  await visitor.open(PAGE);
  await expect(visitor.main.getByRole('alert')).toContainText('could not be loaded');
  expect(await attacked()).toBe(false);
});

test('other bytes in the place of the host’s own script do not run', async ({
  visitor,
  services,
  attacked,
}) => {
  await services.injectFault(tampered(await hostScript('main.')));
  await visitor.open('/start');
  await expect(visitor.title).toBeVisible(); // the document itself
  expect(await attacked()).toBe(false);
});

test('another tracker in the place of the configured one does not run', async ({
  page,
  visitor,
  attacked,
}) => {
  const refused = page.waitForEvent('console', (message) => /integrity/.test(message.text()));
  await page.route('**/places/tracker.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: ATTACK }),
  );
  await visitor.signInAs('partner');
  await visitor.open('/start');
  await refused;
  await expect(visitor.title).toBeVisible();
  expect(await attacked()).toBe(false);
});

interface Asked {
  readonly url: string;
  readonly integrity: string;
}

/** Notes every script that elements of the page ask for, from before the document is there. */
async function watchScripts(page: Page): Promise<() => Promise<readonly Asked[]>> {
  await page.addInitScript(() => {
    const asked: { url: string; integrity: string }[] = [];
    Object.assign(window, { askedScripts: asked });
    const look = (node: Node) => {
      if (node instanceof HTMLScriptElement && node.src !== '')
        asked.push({ url: node.src, integrity: node.integrity });
      if (node instanceof HTMLLinkElement && /^(module)?preload$/.test(node.rel) && node.as === 'script')
        asked.push({ url: node.href, integrity: node.integrity });
      for (const child of node.childNodes) look(child);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) look(node);
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'askedScripts') as readonly Asked[]);
}

test('every script of every page is asked for with its hash', async ({ page, visitor }) => {
  test.slow();
  const requested = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.add(request.url());
  });
  const asked = await watchScripts(page);
  const hashed = new Set<string>();
  await visitor.signInAs('both');
  for (const { address } of onePerKind(pages)) {
    await visitor.open(address);
    await expect(visitor.title).toBeVisible();
    await expect(visitor.main.locator('[aria-busy=true]')).toHaveCount(0);
    const scripts = await asked();
    expect(scripts.filter(({ integrity }) => !/^sha(256|384|512)-/.test(integrity))).toEqual([]);
    for (const { url } of scripts) hashed.add(url);
  }
  expect(hashed.size).toBeGreaterThan(20);
  // Nor does anything else ask for scripts, such as workers and imports.
  const workers = page.workers().map((worker) => worker.url());
  expect([...requested].filter((url) => !hashed.has(url))).toEqual([]);
  expect(workers).toEqual([]);
});
