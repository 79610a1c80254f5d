import type { Browser } from '@playwright/test';
import type { BenchContext } from './bench-context';
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

/** Requests a page as a browser does at an origin, so that it is rendered before it is measured. */
async function readDocument(direct: string, origin: string, path: string): Promise<string> {
  const { protocol, host } = new URL(origin);
  const headers = {
    accept: 'text/html',
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-forwarded-host': host,
  };
  const html = await (await fetch(direct + path, { headers })).text();
  if (!/<div id="root" data-/.test(html)) throw new Error(`${path} is not rendered at ${origin}`);
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
    await readDocument(federated.direct, federated.origin, path);
    documents.push(await readDocument(federated.direct, federated.direct, path));
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
