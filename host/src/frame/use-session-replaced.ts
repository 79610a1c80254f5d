import { isReplaced, type SessionState, sessionStore } from '@portal/session';
import { useEffect } from 'react';
import { page } from './page';

function reloadIfReplaced(state: SessionState): void {
  if (isReplaced(state)) page.reload();
}

/**
 * Reloads the page when another user has signed in elsewhere, as signing in itself does. A reload removes
 * everything that the page holds of the former user. SES-19.
 */
export function useSessionReplaced(): void {
  useEffect(() => {
    // It may have happened before hydration.
    reloadIfReplaced(sessionStore.getState());
    return sessionStore.subscribe(reloadIfReplaced);
  }, []);
}
