import { type SessionState, sessionStore } from '@portal/session';
import { showToast, toastStore } from '@portal/toasts';
import { useEffect } from 'react';

const hasEnded = (state: SessionState) => state.status === 'signed-out' && state.reason === 'expired';

/** The route guard has its own toast for somebody whom it turned away. SES-8. */
const guardSpoke = () => toastStore.getState().toasts.some(({ header }) => header === 'log in');

/** Says once that a session ended that the page believed in. FRAME-5. */
export function useSessionEnded(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = sessionStore.subscribe((state, before) => {
      if (!hasEnded(state) || hasEnded(before)) return;
      timer = setTimeout(() => {
        if (guardSpoke()) return;
        showToast({ kind: 'info', header: 'Your session has ended', body: 'Please sign in again.' });
      });
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, []);
}
