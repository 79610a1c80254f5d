import { isSafeUrl } from '@portal/config';
import { useNavigate } from '@portal/ui/router';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';
import { focusContent, hashTarget } from '../frame/page';
import { addressOf } from './file-address';
import { itemKey, KINDS, type SearchItem } from './item';

/** How long a card may take to appear before its button no longer gets the focus. Unit: milliseconds. */
const MAX_WAIT_MS = 10_000;

/** What the visitor does meanwhile counts more than where the focus should go. */
const INPUT = ['keydown', 'pointerdown', 'wheel', 'touchstart'] as const;

/**
 * Moves the focus to the Download button of the card at an address, once the page shows it. A page that is drawn in
 * steps may draw the card anew, so this goes on until the visitor does something. SEARCH-7.
 */
function focusDownload(address: string): void {
  const [, hash = ''] = address.split('#');
  const focus = () =>
    hashTarget(`#${hash}`)?.querySelector<HTMLElement>('[data-download]')?.focus({ preventScroll: true });
  const observer = new MutationObserver(focus);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of INPUT) window.removeEventListener(type, stop, true);
  };
  const timer = setTimeout(stop, MAX_WAIT_MS);
  for (const type of INPUT) window.addEventListener(type, stop, true);
  observer.observe(document.body, { childList: true, subtree: true });
  focus();
}

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
  }),
);

/** The last choices, newest first; none if the storage cannot be read or holds something else. */
export function readRecent(): SearchItem[] {
  try {
    const stored = v.safeParse(recentItems, JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? '[]'));
    return stored.success ? stored.output.slice(0, MAX_RECENT) : [];
  } catch {
    return []; // The storage is blocked, or holds something else than JSON.
  }
}

/** Puts a choice first. A browser without storage keeps none. */
export function addRecent({ kind, title, detail, href }: SearchItem): void {
  const item: SearchItem = { kind, title, detail, href };
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

export interface Choosing {
  /** The item whose address is being looked up; `null` otherwise. */
  readonly opening: SearchItem | null;
  /** Goes to an item of the portal, and closes the dialog. A later choice replaces one that is being looked up. */
  readonly choose: (item: SearchItem) => void;
}

/**
 * Opens a chosen item in this tab. The dialog closes first: what it gives the focus back to must not keep it. If the
 * visitor closes it before the address is found, the page stays. SEARCH-7.
 */
export function useChoose(onClose: () => void): Choosing {
  const navigate = useNavigate();
  const [opening, setOpening] = useState<SearchItem | null>(null);
  const wanted = useRef<SearchItem | null>(null);
  useEffect(
    () => () => {
      wanted.current = null;
    },
    [],
  );
  const choose = async (item: SearchItem) => {
    wanted.current = item;
    addRecent(item);
    setOpening(item);
    const address = await addressOf(item);
    if (wanted.current !== item) return;
    // At once, so that the focus has been given back.
    flushSync(onClose);
    const { pathname } = window.location;
    await navigate(address);
    // A page that is open already is drawn anew, and what had the focus in it is gone. A11Y-8.
    if (window.location.pathname === pathname) focusContent();
    if (item.kind === 'file') focusDownload(address);
  };
  return { opening, choose: (item) => void choose(item) };
}
