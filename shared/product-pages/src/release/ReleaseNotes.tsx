import type { ReleaseHead } from '@portal/api/content';
import { visibleNotes } from '@portal/catalog';
import { useLocation } from '@portal/router';
import { Stack } from '@portal/ui';
import { Notes } from '@portal/ui/pages';
import { useEffect, useRef } from 'react';
import styles from '../files/files.module.css';

/** Hash of the notes in the address of a release. */
export const NOTES_HASH = '#notes';

/** Notes and news of a release, with an address of their own; renders nothing without notes. PAGE-1, NOTE-2. */
export function ReleaseNotes({ head }: { readonly head: Pick<ReleaseHead, 'notes' | 'highlights'> }) {
  const { hash } = useLocation();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash !== NOTES_HASH) return;
    // The portal first scrolls a new page to the top.
    const frame = requestAnimationFrame(() => {
      ref.current?.scrollIntoView?.();
      ref.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash]);
  if (visibleNotes(head.notes).length + visibleNotes(head.highlights).length === 0) return null;
  return (
    <div id="notes" ref={ref} tabIndex={-1} className={styles.place}>
      <Stack gap={4}>
        <Notes value={head.notes} highlights={head.highlights} tone="warning" />
      </Stack>
    </div>
  );
}
