import { pageAddressFault, printableAddress } from '@portal/contract';
import { storedAddress } from './page-record';
import type { Renderer } from './renderer';

/** The public pages of a portal. */
export interface ListedPages {
  readonly pages: readonly { readonly part: string; readonly path: string }[];
  /** Their addresses, as records have them. */
  readonly stored: ReadonlySet<string>;
  /** Addresses that no page can have, and why. */
  readonly failed: readonly { readonly path: string; readonly reason: string }[];
}

/** Lists the public pages of all parts. PAGES-14. @throws {ReleaseError} if a part cannot list its pages. */
export async function listPages(renderer: Renderer): Promise<ListedPages> {
  const pages: { part: string; path: string }[] = [];
  const failed: { path: string; reason: string }[] = [];
  for (const [part, paths] of Object.entries(await renderer.list()))
    for (const path of paths) {
      const fault = pageAddressFault(path);
      if (fault === undefined) pages.push({ part, path });
      else failed.push({ path: printableAddress(path), reason: `${part} lists it, and ${fault}` });
    }
  return { pages, failed, stored: new Set(pages.map(({ path }) => storedAddress(path))) };
}
