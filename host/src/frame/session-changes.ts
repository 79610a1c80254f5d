import { isExpired, isReplaced, type SessionState, sessionStore } from '@portal/session';
import { showToast, toastStore } from '@portal/ui/toasts';
import { useEffect } from 'react';
import { page } from './page';

/** The route guard shows its own toast when it redirects a visitor. SES-8. */
const guardShowedToast = () => toastStore.getState().toasts.some(({ header }) => header === 'log in');

/** Shows one toast when a session ends that the page had shown as signed in. FRAME-5. */
export function useSessionEnded(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = sessionStore.subscribe((state, before) => {
      if (!isExpired(state) || isExpired(before)) return;
      timer = setTimeout(() => {
        if (guardShowedToast()) return;
        showToast({ kind: 'info', header: 'Your session has ended', body: 'Please sign in again.' });
      });
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, []);
}

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
