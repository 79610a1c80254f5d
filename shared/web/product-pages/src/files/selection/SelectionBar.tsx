import { countOf } from '@portal/catalog';
import { cardAnchor, DownloadAlert } from '@portal/download-button';
import { Button } from '@portal/ui';
import { useStore } from 'zustand';
import type { PageFile } from '../page-files';
import { ShellCopy } from '../terminal/ShellCopy';
import { clearSelection, selectionStore } from './SelectFile';
import styles from './selection.module.css';
import { selectionScript } from './selection-script';
import { type Step, useDownloads } from './use-downloads';

/** The key of the bar's own alert: the selected cards may be in closed sections. */
const ALERT_KEY = 'selection';

const fileCount = (files: number) => countOf(files, 'file');

function progressText(steps: readonly Step[]): string {
  if (steps.length === 0) return '';
  const started = steps.filter(({ state }) => state?.kind === 'started').length;
  const failed = steps.filter(({ state }) => state?.kind === 'failed').length;
  return `${started} of ${fileCount(steps.length)} started${failed === 0 ? '' : `, ${failed} failed`}.`;
}

interface FailuresProps {
  readonly steps: readonly Step[];
  readonly onRetry: (file: PageFile) => void;
}

function Failures({ steps, onRetry }: FailuresProps) {
  const failed = steps.filter(({ state }) => state?.kind === 'failed');
  if (failed.length === 0) return null;
  return (
    <ul className={styles.failures}>
      {failed.map(({ file, state }) => (
        <li key={file.request.alertKey}>
          <span>
            {file.name}: {state?.kind === 'failed' && state.message}
          </span>
          <Button
            kind="link"
            size="small"
            icon="retry"
            aria-label={`Retry ${file.name}`}
            onClick={() => onRetry(file)}
          >
            Retry
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Ends the selection. The bar goes, so the focus moves to the first selected card that is on the page. */
function clear(): void {
  const boxes = [...selectionStore.getState().keys].map((key) =>
    document.getElementById(cardAnchor(key))?.querySelector<HTMLElement>('input[type="checkbox"]'),
  );
  boxes.find((box) => box)?.focus();
  clearSelection();
}

/** What can be done with the selected files: download them in turn, or copy a script that does. SELECT-1 to 3. */
export function SelectionBar({ files }: { readonly files: readonly PageFile[] }) {
  const keys = useStore(selectionStore, (selection) => selection.keys);
  const selected = files.filter(
    ({ request }, index) =>
      keys.has(request.alertKey) &&
      files.findIndex((other) => other.request.alertKey === request.alertKey) === index,
  );
  const { steps, phase, start, retry, cancel } = useDownloads(ALERT_KEY);
  const busy = phase === 'busy';
  return (
    <section className={styles.bar} aria-label="Selected files">
      <DownloadAlert alertKey={ALERT_KEY} />
      <Failures steps={steps} onRetry={retry} />
      <div className={styles.actions}>
        <strong>{fileCount(selected.length)} selected</strong>
        <Button kind="text" size="small" icon="close" onClick={clear}>
          Clear
        </Button>
        <Button kind="primary" size="small" icon="download" loading={busy} onClick={() => start(selected)}>
          Download selected
        </Button>
        {busy && (
          <Button kind="text" size="small" onClick={cancel}>
            Cancel
          </Button>
        )}
        <ShellCopy
          kind="default"
          label="Copy script"
          what="Script"
          make={selectionScript(selected, ALERT_KEY)}
        />
      </div>
      <p role="status" className={styles.progress}>
        {progressText(steps)}
        {phase === 'canceled' && ' Canceled.'}
        {busy && steps.length > 1 && ' Your browser may ask whether this page may download several files.'}
      </p>
    </section>
  );
}
