import type { Credentials } from '@portal/api/core';
import { type SignInOutcome, signIn } from '@portal/session';
import { useRef, useState } from 'react';
import { page } from '../frame/page';

type Failure = Exclude<SignInOutcome, { readonly kind: 'signed-in' }>;

export type SignInState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy' }
  /** The page is about to load again as signed in. */
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: Failure['message'] };

/**
 * Sends the form. Success reloads the page as signed in, on the same address; anything else stays in the
 * form, as a text. SIGN-3.
 */
export function useSignIn() {
  const [state, setState] = useState<SignInState>({ kind: 'idle' });
  const busy = useRef(false);

  const submit = async (credentials: Credentials) => {
    if (busy.current) return; // a second click while the first is under way
    busy.current = true;
    setState({ kind: 'busy' });
    const outcome = await signIn(credentials);
    if (outcome.kind === 'signed-in') {
      setState({ kind: 'done' });
      page.reload();
      return;
    }
    busy.current = false;
    setState({ kind: 'failed', message: outcome.message });
  };

  return { state, submit };
}
