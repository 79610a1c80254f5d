import { describeError } from '@portal/api/core';
import { signOut } from '@portal/session';
import { showToast } from '@portal/toasts';
import { useRef, useState } from 'react';
import { page } from '../frame/page';

/** Ends the session and loads the page again, as a visitor's. SES-14. */
export function useSignOut() {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const leave = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await signOut();
      page.reload();
    } catch (error) {
      showToast({ kind: 'error', header: 'You are still signed in', body: describeError(error) });
      running.current = false;
      setBusy(false);
    }
  };

  return { busy, leave: () => void leave() };
}
