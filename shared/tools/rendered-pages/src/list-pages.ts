import { pageAddressFault, printableAddress } from '@portal/contract';
import { storedAddress } from '@portal/releases';
import type { Renderer } from './renderer';

/** The public pages of a portal. */
export interface ListedPages {
  readonly pages: readonly { readonly part: string; readonly path: string }[];
  /** Their addresses, as records have them. */
  readonly stored: ReadonlySet<string>;
  /** Addresses that no page can have, and names of parts that cannot list their pages: why. */
  readonly failed: readonly { readonly path: string; readonly reason: string }[];
  /** Names of the parts that cannot list their pages. */
  readonly failedParts: ReadonlySet<string>;
}

/** Lists the public pages of all parts. PAGES-14, PAGES-15. @throws {ReleaseError} if the renderer ended or hangs. */
export async function listPages(renderer: Renderer): Promise<ListedPages> {
  const pages: { part: string; path: string }[] = [];
  const failed: { path: string; reason: string }[] = [];
  const failedParts = new Set<string>();
  const lists = renderer.parts.map(async (part) => [part, await renderer.list(part)] as const);
  for (const [part, own] of await Promise.all(lists)) {
    if (own.kind === 'failed') {
      failedParts.add(part);
      failed.push({ path: part, reason: own.reason });
      continue;
    }
    for (const path of own.paths) {
      const fault = pageAddressFault(path);
      if (fault === undefined) pages.push({ part, path });
      else failed.push({ path: printableAddress(path), reason: `${part} lists it, and ${fault}` });
    }
  }
  return { pages, failed, failedParts, stored: new Set(pages.map(({ path }) => storedAddress(path))) };
}
