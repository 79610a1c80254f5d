import type { Browser } from '@playwright/test';
import type { BenchContext } from './bench-context';
import type { BenchPortal } from './bench-portal';
import type { PageKind } from './page-kinds';
import { servePlainPages, withWordsOnly } from './plain-pages';

export const PROTOCOLS = ['HTTP/2', 'HTTP/1.1'] as const;
export type Protocol = (typeof PROTOCOLS)[number];

/** The ways in which a page is served. `plain`: its words alone. */
type Variant = 'rendered' | 'unrendered' | 'bundle' | 'plain';

export interface ServedPages {
  /** The origins of each variant. */
  readonly origins: Readonly<Record<Protocol, Readonly<Record<Variant, string>>>>;
  stop(): void;
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

async function readDocument(portal: BenchPortal, path: string, origin?: string): Promise<string> {
  const html = await renderOnce(portal, path, origin);
  if (!/<div id="root" data-/.test(html)) throw new Error(`${path} is not rendered at ${portal.origin}`);
  return html;
}

/** Renders the pages, and serves the words of each as a page of its own. */
export async function servePages(
  browser: Browser,
  { federated, unrendered, bundle }: BenchContext,
  kinds: readonly PageKind[],
): Promise<ServedPages> {
  const documents: string[] = [];
  for (const { path } of kinds) {
    await readDocument(federated, path);
    documents.push(await readDocument(federated, path, federated.direct));
  }
  const words = await withWordsOnly(browser, documents);
  const plain = await servePlainPages(new Map(kinds.map(({ path }, index) => [path, words[index] ?? ''])));
  const originsOf = (protocol: 'origin' | 'direct') => ({
    rendered: federated[protocol],
    unrendered: unrendered[protocol],
    bundle: bundle[protocol],
    plain: plain[protocol],
  });
  return { origins: { 'HTTP/2': originsOf('origin'), 'HTTP/1.1': originsOf('direct') }, stop: plain.stop };
}
