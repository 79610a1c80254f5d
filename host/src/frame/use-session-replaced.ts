import { type SessionState, sessionStore } from '@portal/session';
import { useEffect } from 'react';
import { page } from './page';

function reloadIfReplaced(state: SessionState): void {
  if (state.status === 'signed-out' && state.reason === 'replaced') page.reload();
}

/**
 * Loads the page again when somebody else has signed in elsewhere, as signing in does in the tab where it
 * happens: nothing that the page holds of the former user outlives that. SES-19.
 */
export function useSessionReplaced(): void {
  useEffect(() => {
    // It may have happened before the document was taken over.
    reloadIfReplaced(sessionStore.getState());
    return sessionStore.subscribe(reloadIfReplaced);
  }, []);
}
