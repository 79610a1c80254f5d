import type { ReleaseHead } from '@portal/api/content';
import { visibleNotes } from '@portal/catalog';
import { Stack } from '@portal/ui';
import { Notes } from '@portal/ui/pages';
import { useCallback } from 'react';

/** Hash of the notes in the address of a release. */
export const NOTES_HASH = '#notes';

/** Scrolls to an element when it is mounted, if the address names it. */
const useHashTarget = (hash: string) =>
  useCallback(
    (element: HTMLElement | null) => {
      if (window.location.hash !== hash) return;
      element?.scrollIntoView?.();
      element?.focus({ preventScroll: true });
    },
    [hash],
  );

/** Notes and news of a release, with an address of their own; renders nothing without notes. PAGE-1, NOTE-2. */
export function ReleaseNotes({ head }: { readonly head: Pick<ReleaseHead, 'notes' | 'highlights'> }) {
  const ref = useHashTarget(NOTES_HASH);
  if (visibleNotes(head.notes).length + visibleNotes(head.highlights).length === 0) return null;
  return (
    <div id="notes" ref={ref} tabIndex={-1}>
      <Stack gap={4}>
        <Notes value={head.notes} highlights={head.highlights} tone="warning" />
      </Stack>
    </div>
  );
}
