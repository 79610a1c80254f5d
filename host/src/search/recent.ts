import { isSafeUrl } from '@portal/config';
import * as v from 'valibot';
import { itemKey, KINDS, type SearchItem } from './item';

/** `localStorage` key of the recent choices, which stay on this machine. SEARCH-6. */
const STORAGE_KEY = 'portal-search-recent';
const MAX_RECENT = 5;

/** A stored choice is shown as text and followed as a link, so its address is checked like a configured one. SEC-2. */
const recentItems = v.array(
  v.object({
    kind: v.picklist(KINDS),
    title: v.string(),
    detail: v.string(),
    href: v.pipe(
      v.string(),
      v.check((href) => isSafeUrl(href)),
    ),
    external: v.optional(v.boolean()),
  }),
);

/** The last choices, newest first; none if the storage cannot be read or holds something else. */
export function readRecent(): SearchItem[] {
  try {
    const stored = v.safeParse(recentItems, JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? '[]'));
    return stored.success
      ? stored.output
          .slice(0, MAX_RECENT)
          .map(({ external, ...item }) => ({ ...item, ...(external && { external }) }))
      : [];
  } catch {
    return []; // The storage is blocked, or holds something else than JSON.
  }
}

/** Puts a choice first. A browser without storage keeps none. */
export function addRecent({ kind, title, detail, href, external }: SearchItem): void {
  const item: SearchItem = { kind, title, detail, href, ...(external && { external }) };
  const others = readRecent().filter((other) => itemKey(other) !== itemKey(item));
  try {
    window.localStorage.setItem(STORAGE_KEY, JSON.stringify([item, ...others].slice(0, MAX_RECENT)));
  } catch {
    // The storage is blocked or full: the choice itself works.
  }
}

export function clearRecent(): void {
  try {
    window.localStorage.removeItem(STORAGE_KEY);
  } catch {
    // The storage is blocked, so there is nothing to remove.
  }
}
