import { report } from '@portal/sdk/report';
import { Alert, Button } from '@portal/sdk/ui';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { License } from '../licenses';
import styles from './exports.module.css';
import type { Progress } from './header-archive';
import type { ExportKind } from './save-licenses';

type ExportState =
  | { readonly kind: 'idle' }
  /** `progress` is `null` until the code has loaded. */
  | { readonly kind: 'running'; readonly what: ExportKind; readonly progress: Progress | null }
  /** Something was saved, nothing was to be saved, or the visitor has canceled it; `message` says which. */
  | { readonly kind: 'done'; readonly message: string }
  | { readonly kind: 'failed'; readonly what: ExportKind };

/**
 * Saves licenses in other forms, one at a time: `start` does nothing while another export is running. The code is
 * loaded on use. Leaving the page cancels it.
 */
function useExport() {
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
      if (signal.aborted) setState({ kind: 'done', message: 'Canceled. Nothing was saved.' });
      else {
        report(new Error('The licenses could not be saved', { cause: error }));
        setState({ kind: 'failed', what });
      }
    } finally {
      controller.current = null;
    }
  };
  return { state, start, cancel };
}

/**
 * Saves the listed licenses as a calendar file, as CSV, or all their header files at once, and says what an export is
 * doing and what came of it. LIC-7 to LIC-10.
 */
export function LicenseExports({ licenses }: { readonly licenses: readonly License[] }) {
  const { state, start, cancel } = useExport();
  const running = state.kind === 'running' ? state : null;
  const progress = running?.progress;
  const [withKeys, setWithKeys] = useState(false);
  const id = useId();
  const csv: ExportKind = withKeys ? 'csv-with-keys' : 'csv';
  const buttons = [
    { kind: 'calendar', label: 'Add to calendar', icon: 'trial' },
    { kind: 'headers', label: 'Download all header files', icon: 'download' },
    { kind: csv, label: 'Export CSV', icon: 'file' },
  ] as const;
  return (
    <div>
      <div className={styles.buttons}>
        {buttons.map(({ kind, label, icon }) => (
          <Button
            key={label}
            icon={icon}
            loading={running?.what === kind}
            onClick={() => start(kind, licenses)}
          >
            {label}
          </Button>
        ))}
        <label className={styles.option} htmlFor={id}>
          <input
            id={id}
            type="checkbox"
            checked={withKeys}
            onChange={(event) => setWithKeys(event.target.checked)}
          />
          Include keys
        </label>
      </div>
      {progress && (
        <div className={styles.progress}>
          <progress aria-label="Packing header files" value={progress.done} max={progress.total} />
          <Button goes onClick={cancel}>
            Cancel
          </Button>
        </div>
      )}
      <p className={styles.outcome} role="status">
        {state.kind === 'done' && state.message}
      </p>
      {state.kind === 'failed' && (
        <Alert kind="error" title="The file could not be made.">
          <p>Nothing was saved. Check your connection and try again.</p>
          <Button goes icon="retry" onClick={() => start(state.what, licenses)}>
            Retry
          </Button>
        </Alert>
      )}
    </div>
  );
}
