import { sessionStore } from '@portal/session';
import { useEffect } from 'react';
import { page } from './page';

/**
 * Loads the page again when somebody else has signed in elsewhere, as signing in does in the tab where it
 * happens: nothing that the page holds of the former user outlives that. Decisions §9.
 */
export function useSessionReplaced(): void {
  useEffect(
    () =>
      sessionStore.subscribe((state) => {
        if (state.status === 'signed-out' && state.reason === 'replaced') page.reload();
      }),
    [],
  );
}
