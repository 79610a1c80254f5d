import { expect, type Page } from '@playwright/test';

interface ScriptRequest {
  readonly url: string;
  readonly integrity: string;
}

/** The fewest scripts that the first page of a context requests. */
const MIN_SCRIPTS = 10;

/** Records every script that elements of the page request. Call it before the page is opened. */
export async function recordScripts(page: Page) {
  const requested = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.add(request.url());
  });
  const scripts: ScriptRequest[] = [];
  await page.exposeFunction('scriptRequested', (request: ScriptRequest) => scripts.push(request));
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
  return {
    /** Checks that every script had its integrity hash, and that nothing else requests scripts. REM-5. */
    check() {
      expect(
        scripts.filter(({ integrity }) => !/^sha(256|384|512)-/.test(integrity)),
        'scripts without a hash',
      ).toEqual([]);
      const hashed = new Set(scripts.map(({ url }) => url));
      expect(hashed.size).toBeGreaterThan(MIN_SCRIPTS);
      // Nothing else requests scripts, such as workers and imports.
      expect([...requested].filter((url) => !hashed.has(url))).toEqual([]);
      expect(page.workers().map((worker) => worker.url())).toEqual([]);
    },
  };
}
