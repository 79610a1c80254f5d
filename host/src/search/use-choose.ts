import { useNavigate } from '@portal/router';
import { useEffect, useRef, useState } from 'react';
import { addressOf } from './file-address';
import type { SearchItem } from './item';
import { addRecent } from './recent';

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
    onClose();
    await navigate(address);
  };
  return { opening, choose: (item) => void choose(item) };
}
