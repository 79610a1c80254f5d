import { useSearchParams } from '@portal/router';
import { useCallback, useMemo } from 'react';
import { type LicenseView, parseView, withView } from './license-view';

interface UseLicenseViewResult {
  readonly view: LicenseView;
  /** Changes the view in the address. Reload and Back restore it; it adds no entry to the history. */
  readonly change: (change: Partial<LicenseView>) => void;
}

/** The view of the license summary, kept in the address. LIC-6. */
export function useLicenseView(): UseLicenseViewResult {
  const [parameters, setParameters] = useSearchParams();
  const view = useMemo(() => parseView(parameters), [parameters]);
  const change = useCallback(
    (part: Partial<LicenseView>) =>
      setParameters((current) => withView(current, part), { replace: true, preventScrollReset: true }),
    [setParameters],
  );
  return { view, change };
}
