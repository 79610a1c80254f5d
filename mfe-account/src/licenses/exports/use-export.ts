import { report } from '@portal/observability/report';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { License } from '../license';
import type { Progress } from './header-archive';
import type { ExportKind } from './save-licenses';

export type ExportState =
  | { readonly kind: 'idle' }
  /** `progress` is `null` until the code has loaded. */
  | { readonly kind: 'running'; readonly what: ExportKind; readonly progress: Progress | null }
  | { readonly kind: 'done'; readonly message: string }
  | { readonly kind: 'canceled' }
  | { readonly kind: 'failed'; readonly what: ExportKind };

interface Export {
  readonly state: ExportState;
  /** Does nothing while another export is running. */
  readonly start: (what: ExportKind, licenses: readonly License[]) => void;
  readonly cancel: () => void;
}

/** Saves licenses in other forms, one at a time. The code is loaded on use. Leaving the page cancels it. */
export function useExport(): Export {
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const controller = useRef<AbortController | null>(null);

  const cancel = useCallback(() => controller.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  const start = async (what: ExportKind, licenses: readonly License[]) => {
    if (controller.current !== null) return;
    const running = new AbortController();
    controller.current = running;
    const { signal } = running;
    setState({ kind: 'running', what, progress: null });
    try {
      const { saveLicenses } = await import(/* webpackChunkName: "license-exports" */ './save-licenses');
      signal.throwIfAborted();
      const onProgress = (progress: Progress) => setState({ kind: 'running', what, progress });
      const message = await saveLicenses(what, licenses, { signal, onProgress });
      setState({ kind: 'done', message });
    } catch (error) {
      if (signal.aborted) setState({ kind: 'canceled' });
      else {
        report(new Error('The licenses could not be saved', { cause: error }));
        setState({ kind: 'failed', what });
      }
    } finally {
      controller.current = null;
    }
  };
  return { state, start: (what, licenses) => void start(what, licenses), cancel };
}
