import { type RefObject, useEffect, useState } from 'react';

/**
 * Moves the focus to the first row: to its first button, which copies the key, or else to the row itself. Waits
 * until the rows match what was typed. LIC-11.
 * @param isCurrent whether the rows match the search field.
 * @returns a function that requests the move.
 */
export function useGoToFirst(body: RefObject<HTMLElement | null>, isCurrent: boolean): () => void {
  const [isRequested, setRequested] = useState(false);
  useEffect(() => {
    if (!isRequested || !isCurrent) return;
    setRequested(false);
    const row = body.current?.querySelector<HTMLElement>('tr');
    (row?.querySelector('button') ?? row)?.focus();
  }, [isRequested, isCurrent, body]);
  return () => setRequested(true);
}
