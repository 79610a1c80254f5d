import { useNavigate } from '@portal/router';
import { showToast } from '@portal/toasts';
import { useEffect } from 'react';

interface RedirectToStartProps {
  /** The toast that gives the reason; `null` for a user who signed out on purpose. */
  readonly toast: readonly [header: string, body: string] | null;
}

/** Redirects to the landing page. LIC-4. */
export function RedirectToStart({ toast }: RedirectToStartProps) {
  const navigate = useNavigate();
  const [header, body] = toast ?? [];
  useEffect(() => {
    if (header !== undefined && body !== undefined) showToast({ kind: 'error', header, body });
    void navigate('/start', { replace: true });
  }, [header, body, navigate]);
  return null;
}
