import { useNavigate } from '@portal/ui/router';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusContent, hashTarget } from '../frame/page';
import { addressOf } from './file-address';
import type { SearchItem } from './item';
import { addRecent } from './recent';

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

/**
 * Opens a chosen item in this tab. The dialog closes first: what it gives the focus back to must not keep it. If the
 * visitor closes it before the address is found, the page stays. SEARCH-7.
 * @returns `opening`, the item whose address is being looked up, and `choose`, which goes to an item of the portal and
 * closes the dialog. A later choice replaces one that is being looked up.
 */
export function useChoose(onClose: () => void) {
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
  return { opening, choose: (item: SearchItem) => void choose(item) };
}
