/** Scripts are preloaded, and run before webpack's run time asks for them. Each runs once, whichever comes first. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { untilLive } from '../support/held-start';

/** Records the addresses of all script elements that a page gets. Each runs its script, also one that has run before. */
async function recordScripts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const addresses: string[] = [];
    Object.assign(window, { scriptAddresses: addresses });
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLScriptElement && node.src !== '') addresses.push(node.src);
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'scriptAddresses') as string[]);
}

/** A script whose preload is pending until the page asks for the script. */
const LATE = [
  { name: 'none', script: undefined },
  { name: 'the federation run time', script: /\/host\/federation\./ },
  { name: 'the script that takes the page over', script: /\/host\/takeover\./ },
  { name: 'the remote’s first chunk', script: /\/remotes\/mfe-hoops\/[^/]+\/remote\.\w+\.js/ },
  { name: 'the page’s chunk', script: /\/remotes\/mfe-hoops\/[^/]+\/download-detail\./ },
] as const;

for (const { name, script } of LATE)
  test(`each script runs once; asked for before its preload arrives: ${name}`, async ({ page, visitor }) => {
    const scripts = await recordScripts(page);
    if (script !== undefined)
      await page.route(script, async (route) => {
        const response = await route.fetch();
        await page.waitForFunction(
          (src) => Array.from(document.scripts).some((element) => element.src === src),
          route.request().url(),
        );
        await route.fulfill({ response });
      });
    await visitor.open('/hoops/communicator/downloads/latest');
    await untilLive(page);
    await page.waitForLoadState('networkidle');
    const runs = await scripts();
    expect(runs.length).toBeGreaterThan(5);
    expect(runs.toSorted()).toEqual([...new Set(runs)].toSorted());
  });
