/** Attacks that change a script in storage or in transit. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/attack-test';
import { ATTACK } from '../support/attacker';
import { untilLive } from '../support/held-start';
import { onePerKind, pages } from '../support/pages';
import { scriptUrlPrefix } from '../support/remotes';
import { builtSite } from '../support/server';

const PAGE = '/cae/eda/downloads/latest';

/** Path of the host's script whose name begins like this, as the document refers to it. */
async function hostScript(beginning: string): Promise<string> {
  const document = await readFile(join(builtSite, 'index.html'), 'utf8');
  const address = /\/host\/[^"]+\.js/g;
  const found = document.match(address)?.find((one) => one.startsWith(`/host/${beginning}`));
  if (found === undefined) throw new Error(`The host has no script ${beginning}…`);
  return found;
}

const tamperedScript = (address: string) => ({
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
  test(`a tampered ${what} of a remote does not run`, async ({ visitor, services, attacked }) => {
    await services.injectFault(tamperedScript(await address()));
    await visitor.open(PAGE);
    await expect(visitor.main.getByRole('alert')).toContainText('CAE products could not be loaded');
    await expect(visitor.signInButton).toBeVisible();
    expect(await attacked()).toBe(false);
  });
}

test('a tampered page chunk does not run', async ({ visitor, services, attacked }) => {
  await services.injectFault(tamperedScript(await scriptUrlPrefix('mfe-cae', 'download-detail')));
  await visitor.open(PAGE);
  await expect(visitor.main.getByRole('alert')).toContainText('could not be loaded');
  expect(await attacked()).toBe(false);
});

test('a tampered script of the host does not run', async ({ visitor, services, attacked }) => {
  await services.injectFault(tamperedScript(await hostScript('main.')));
  await visitor.open('/start');
  await expect(visitor.header).toBeVisible(); // from the document
  expect(await attacked()).toBe(false);
});

test('a tampered tracker does not run', async ({ page, visitor, attacked }) => {
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

interface ScriptRequest {
  readonly url: string;
  readonly integrity: string;
}

/** Records every script that elements of the page request. Call it before the page is opened. */
async function recordScripts(page: Page): Promise<readonly ScriptRequest[]> {
  const requests: ScriptRequest[] = [];
  await page.exposeFunction('scriptRequested', (request: ScriptRequest) => requests.push(request));
  await page.addInitScript(() => {
    const tell = Reflect.get(window, 'scriptRequested') as (request: ScriptRequest) => void;
    const inspect = (node: Node) => {
      if (node instanceof HTMLScriptElement && node.src !== '')
        tell({ url: node.src, integrity: node.integrity });
      if (node instanceof HTMLLinkElement && /^(module)?preload$/.test(node.rel) && node.as === 'script')
        tell({ url: node.href, integrity: node.integrity });
      for (const child of node.childNodes) inspect(child);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) inspect(node);
    }).observe(document, { childList: true, subtree: true });
  });
  return requests;
}

test('every script of every page is requested with its integrity hash', async ({ page, visitor }) => {
  test.slow();
  const requested = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.add(request.url());
  });
  const scripts = await recordScripts(page);
  await visitor.signInAs('both');
  for (const { address } of onePerKind(pages)) {
    await visitor.open(address);
    await expect(visitor.title).toBeVisible();
    await expect(visitor.main.locator('[aria-busy=true]')).toHaveCount(0);
    // A rendered page shows its content before it has requested its scripts.
    await untilLive(page);
    await page.waitForLoadState('networkidle');
  }
  expect(scripts.filter(({ integrity }) => !/^sha(256|384|512)-/.test(integrity))).toEqual([]);
  const hashed = new Set(scripts.map(({ url }) => url));
  expect(hashed.size).toBeGreaterThan(20);
  // Nothing else requests scripts, such as workers and imports.
  const workers = page.workers().map((worker) => worker.url());
  expect([...requested].filter((url) => !hashed.has(url))).toEqual([]);
  expect(workers).toEqual([]);
});
