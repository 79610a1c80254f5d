import { useLocation } from '@portal/router';
import { useEffect } from 'react';

/** Hash of the notes in the address of a release. */
export const NOTES_HASH = '#notes';

/** Scrolls to the notes of the page and focuses them, if the address names them. */
export function useNotesFocus(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== NOTES_HASH) return;
    const notes = document.querySelector<HTMLElement>(NOTES_HASH);
    notes?.scrollIntoView?.();
    notes?.focus({ preventScroll: true });
  }, [hash]);
}
