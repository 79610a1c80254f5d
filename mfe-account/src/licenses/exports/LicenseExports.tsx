import { Alert, Button, type IconName } from '@portal/ui';
import { useId, useState } from 'react';
import type { License } from '../license';
import styles from './exports.module.css';
import type { ExportKind } from './save-licenses';
import { type ExportState, useExport } from './use-export';

interface LicenseExportsProps {
  /** The licenses that are listed. */
  readonly licenses: readonly License[];
}

interface ExportButton {
  readonly kind: ExportKind;
  readonly label: string;
  readonly icon: IconName;
}

const isRunning = (state: ExportState, kind: ExportKind) => state.kind === 'running' && state.what === kind;

interface OutcomeProps {
  readonly state: ExportState;
  readonly onCancel: () => void;
  readonly onRetry: (kind: ExportKind) => void;
}

/** Says what an export is doing and what came of it. LIC-10. */
function Outcome({ state, onCancel, onRetry }: OutcomeProps) {
  const progress = state.kind === 'running' ? state.progress : null;
  return (
    <>
      {progress !== null && (
        <div className={styles.progress}>
          <progress aria-label="Packing header files" value={progress.done} max={progress.total} />
          <Button size="small" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
      <p className={styles.outcome} role="status">
        {state.kind === 'done' && state.message}
        {state.kind === 'canceled' && 'Canceled. Nothing was saved.'}
      </p>
      {state.kind === 'failed' && (
        <Alert kind="error" title="The file could not be made.">
          <p>Nothing was saved. Check your connection and try again.</p>
          <Button size="small" icon="retry" onClick={() => onRetry(state.what)}>
            Retry
          </Button>
        </Alert>
      )}
    </>
  );
}

/** Saves the listed licenses as a calendar file, as CSV, or all their header files at once. LIC-7 to LIC-10. */
export function LicenseExports({ licenses }: LicenseExportsProps) {
  const { state, start, cancel } = useExport();
  const [withKeys, setWithKeys] = useState(false);
  const id = useId();
  const csv: ExportKind = withKeys ? 'csv-with-keys' : 'csv';
  const buttons: readonly ExportButton[] = [
    { kind: 'calendar', label: 'Add to calendar', icon: 'trial' },
    { kind: 'headers', label: 'Download all header files', icon: 'download' },
    { kind: csv, label: 'Export CSV', icon: 'file' },
  ];
  return (
    <div>
      <div className={styles.buttons}>
        {buttons.map(({ kind, label, icon }) => (
          <Button
            key={label}
            size="small"
            icon={icon}
            loading={isRunning(state, kind)}
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
      <Outcome state={state} onCancel={cancel} onRetry={(kind) => start(kind, licenses)} />
    </div>
  );
}
