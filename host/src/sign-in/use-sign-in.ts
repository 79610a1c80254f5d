import type { Credentials } from '@portal/api/core';
import { type SignInOutcome, signIn } from '@portal/session';
import { useRef, useState } from 'react';
import { page } from '../frame/page';

type Failure = Exclude<SignInOutcome, { readonly kind: 'signed-in' }>;

export type SignInState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy' }
  /** The page is about to reload as signed in. */
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: Failure['message'] };

/**
 * Submits the form. Success reloads the page at the same URL; on failure the form shows the message.
 * SIGN-3.
 */
export function useSignIn() {
  const [state, setState] = useState<SignInState>({ kind: 'idle' });
  const isSubmitting = useRef(false);

  const submit = async (credentials: Credentials) => {
    if (isSubmitting.current) return; // ignores a second click while a request is pending
    isSubmitting.current = true;
    setState({ kind: 'busy' });
    const outcome = await signIn(credentials);
    if (outcome.kind === 'signed-in') {
      setState({ kind: 'done' });
      page.reload();
      return;
    }
    isSubmitting.current = false;
    setState({ kind: 'failed', message: outcome.message });
  };

  return { state, submit };
}
