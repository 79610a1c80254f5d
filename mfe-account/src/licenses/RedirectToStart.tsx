import { useNavigate } from '@portal/router';
import { showToast } from '@portal/toasts';
import { useEffect } from 'react';

interface RedirectToStartProps {
  /** Header and body of the toast that says why; none for who signed out on purpose. */
  readonly why: readonly [header: string, body: string] | null;
}

/** Leaves for the landing page. LIC-4. */
export function RedirectToStart({ why }: RedirectToStartProps) {
  const navigate = useNavigate();
  const [header, body] = why ?? [];
  useEffect(() => {
    if (header !== undefined && body !== undefined) showToast({ kind: 'error', header, body });
    void navigate('/start', { replace: true });
  }, [header, body, navigate]);
  return null;
}
