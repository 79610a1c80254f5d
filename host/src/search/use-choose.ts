import { useNavigate } from '@portal/router';
import { useAction } from '@portal/ui';
import { useState } from 'react';
import { addressOf } from './file-address';
import type { SearchItem } from './item';
import { addRecent } from './recent';

export interface Choosing {
  /** The item whose address is being looked up; `null` otherwise. */
  readonly opening: SearchItem | null;
  /** Goes to an item of the portal, and closes the dialog. */
  readonly choose: (item: SearchItem) => void;
}

/** Opens a chosen item in this tab. The dialog closes first: what it gives the focus back to must not keep it. SEARCH-7. */
export function useChoose(onClose: () => void): Choosing {
  const navigate = useNavigate();
  const [opening, setOpening] = useState<SearchItem | null>(null);
  const { run } = useAction(async (item: SearchItem) => {
    addRecent(item);
    setOpening(item);
    const address = await addressOf(item);
    onClose();
    await navigate(address);
  });
  return { opening, choose: (item) => void run(item) };
}
