import type { Browser } from '@playwright/test';
import type { BenchContext } from './bench-context';
import type { BenchPortal } from './bench-portal';
import type { PageKind } from './page-kinds';
import { servePlainPages, withWordsOnly } from './plain-pages';
import { PROTOCOLS, type Protocol, startStoredPortal } from './stored-portal';

/** The ways in which a page is served. `plain`: its words alone. */
type Variant = 'rendered' | 'unrendered' | 'bundle' | 'plain';

export interface ServedPages {
  /** The origins of each variant. */
  readonly origins: Readonly<Record<Protocol, Readonly<Record<Variant, string>>>>;
  stop(): Promise<void>;
}

/** Requests a page of a portal as a browser does at one of its origins, so that it is rendered before it is measured. @param origin Default: HTTP/2. */
export async function renderOnce(portal: BenchPortal, path: string, origin = portal.origin): Promise<string> {
  const { protocol, host } = new URL(origin);
  const headers = {
    accept: 'text/html',
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-forwarded-host': host,
  };
  return (await fetch(portal.direct + path, { headers })).text();
}

/** Stores the documents of pages, and serves the words of each as a page of its own. */
export async function servePages(
  browser: Browser,
  { unrendered, bundle }: BenchContext,
  kinds: readonly PageKind[],
): Promise<ServedPages> {
  const paths = kinds.map(({ path }) => path);
  const stored = {
    'HTTP/2': await startStoredPortal('HTTP/2', paths),
    'HTTP/1.1': await startStoredPortal('HTTP/1.1', paths),
  };
  const documents = await Promise.all(paths.map((path) => stored['HTTP/1.1'].document(path)));
  const words = await withWordsOnly(browser, documents);
  const plain = await servePlainPages(new Map(paths.map((path, index) => [path, words[index] ?? ''])));
  const originsOf = (protocol: Protocol, address: 'origin' | 'direct') => ({
    rendered: stored[protocol].origin,
    unrendered: unrendered[address],
    bundle: bundle[address],
    plain: plain[address],
  });
  return {
    origins: { 'HTTP/2': originsOf('HTTP/2', 'origin'), 'HTTP/1.1': originsOf('HTTP/1.1', 'direct') },
    async stop() {
      await plain.stop();
      await Promise.all(PROTOCOLS.map((protocol) => stored[protocol].stop()));
    },
  };
}
