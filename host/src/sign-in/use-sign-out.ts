import { describeError } from '@portal/api/core';
import { signOut } from '@portal/session';
import { showToast } from '@portal/toasts';
import { useRef, useState } from 'react';
import { page } from '../frame/page';

/** Signs out and reloads the page for a visitor. SES-14. */
export function useSignOut() {
  const [isBusy, setIsBusy] = useState(false);
  const isSubmitting = useRef(false);

  const submit = async () => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setIsBusy(true);
    try {
      await signOut();
      page.reload();
    } catch (error) {
      showToast({ kind: 'error', header: 'You are still signed in', body: describeError(error) });
      isSubmitting.current = false;
      setIsBusy(false);
    }
  };

  return { isBusy, submit: () => void submit() };
}
