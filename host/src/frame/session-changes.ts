import { isExpired, isReplaced, sessionStore } from '@portal/session';
import { dismissToast, showToast, toastStore } from '@portal/ui/toasts';
import { useEffect } from 'react';
import { page } from './page';

/** The route guard shows its own toast when it redirects a visitor. SES-8. */
const guardShowedToast = () => toastStore.getState().toasts.some(({ header }) => header === 'log in');

/**
 * Shows one toast when a session ends that the page had shown as signed in. The guard's toast says more and replaces
 * it: the guard asks the service once more before it shows its own. FRAME-5, SES-10.
 *
 * Reloads the page when another user has signed in elsewhere, as signing in itself does. A reload removes
 * everything that the page holds of the former user. SES-19.
 */
export function useSessionChanges(): void {
  useEffect(() => {
    let id: number | undefined;
    // It may have happened before hydration.
    if (isReplaced()) page.reload();
    const stops = [
      sessionStore.subscribe((state, before) => {
        if (isReplaced(state)) page.reload();
        if (!isExpired(state) || isExpired(before) || guardShowedToast()) return;
        id = showToast({ kind: 'info', header: 'Your session has ended', body: 'Please sign in again.' });
      }),
      toastStore.subscribe(() => {
        if (id === undefined || !guardShowedToast()) return;
        const replaced = id;
        id = undefined;
        dismissToast(replaced);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}
