import { isSafeUrl } from '@portal/config';
import { readStoredJson, writeStored } from '@portal/ui/local-storage';
import * as v from 'valibot';
import { itemKey, KIND_NAMES, type SearchItem } from './item';

/** Local storage key of the recent choices, which stay on this machine. SEARCH-6. */
const STORAGE_KEY = 'portal-search-recent';
const MAX_RECENT = 5;

/** A stored choice is shown as text and followed as a link, so its address is checked like a configured one. SEC-2. */
const storedItems = v.array(
  v.object({
    kind: v.picklist(KIND_NAMES),
    title: v.string(),
    detail: v.string(),
    href: v.pipe(
      v.string(),
      v.check((href) => isSafeUrl(href)),
    ),
  }),
);

/** The last choices, newest first; none if the storage cannot be read or holds something else. */
export function readRecent(): SearchItem[] {
  const { success, output } = v.safeParse(storedItems, readStoredJson(STORAGE_KEY));
  return success ? output.slice(0, MAX_RECENT) : [];
}

/** Puts a choice first. */
export function addRecent({ kind, title, detail, href }: SearchItem): void {
  const item: SearchItem = { kind, title, detail, href };
  const others = readRecent().filter((other) => itemKey(other) !== itemKey(item));
  writeStored(STORAGE_KEY, JSON.stringify([item, ...others].slice(0, MAX_RECENT)));
}

export const clearRecent = (): boolean => writeStored(STORAGE_KEY, null);
