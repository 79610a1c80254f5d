import { useLocation, useNavigate } from '@portal/router';
import { showToast } from '@portal/toasts';
import { useEffect } from 'react';

interface RedirectToStartProps {
  /** The toast that gives the reason; `null` for a user who signed out on purpose. */
  readonly toast: readonly [header: string, body: string] | null;
  /** Whether the landing page asks to sign in again and signing in leads back here. SES-21. Default: false. */
  readonly returns?: boolean;
}

/** Redirects to the landing page. LIC-4. */
export function RedirectToStart({ toast, returns = false }: RedirectToStartProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [header, body] = toast ?? [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the redirect itself changes the location
  useEffect(() => {
    if (header !== undefined && body !== undefined) showToast({ kind: 'error', header, body });
    const wanted = pathname + search;
    const notice = returns ? ({ kind: 'sign-in', purpose: 'see your licenses', wanted } as const) : null;
    void navigate('/start', { replace: true, state: { notice } });
  }, [header, body, navigate]);
  return null;
}
