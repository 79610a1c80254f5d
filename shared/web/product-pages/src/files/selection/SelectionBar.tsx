import { countOf, partOf } from '@portal/catalog';
import { DownloadAlert } from '@portal/download-button';
import { Button } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { fileId, type PageFile } from '../page-files';
import { ShellCopy } from '../terminal/ShellCopy';
import { createDownloads, type Downloads, type DownloadsState, isRemaining, type Step } from './downloads';
import { clearSelection, firstSelectedBox, selectionStore } from './SelectFile';
import styles from './selection.module.css';
import { selectionScript } from './selection-script';

/** The key of the bar's own alert: the selected cards may be in closed sections. */
const ALERT_KEY = 'selection';

/** Between the bar and what gets the focus above it. Unit: pixels. */
const ROOM = 24;

const countSteps = (steps: readonly Step[], kind: Step['state']['kind']) =>
  steps.filter(({ state }) => state.kind === kind).length;

function progressText({ steps, phase }: DownloadsState): string {
  if (steps.length === 0) return '';
  const failed = countSteps(steps, 'failed');
  const counts = `${partOf(countSteps(steps, 'started'), steps.length, 'file')} started`;
  return [
    `${counts}${failed === 0 ? '' : `, ${failed} failed`}.`,
    ...(phase === 'canceled' ? ['Canceled.'] : []),
    ...(phase === 'busy' && steps.length > 1
      ? ['Your browser may ask whether this page may download several files.']
      : []),
  ].join(' ');
}

const STATE_TEXTS = { waiting: 'Waiting', requesting: 'Requesting…', started: 'Started' } as const;

interface StepItemProps extends Pick<Downloads, 'retry' | 'open'> {
  readonly step: Step;
}

function StepItem({ step: { file, state }, retry, open }: StepItemProps) {
  const { name } = file;
  return (
    <li className={styles[state.kind]}>
      <span className={styles.fileName}>{name}</span>
      <span className={styles.state}>
        {state.kind === 'failed' ? state.message : STATE_TEXTS[state.kind]}
      </span>
      {state.kind === 'failed' && (
        <span className={styles.again}>
          {state.opens && (
            <Button
              kind="link"
              size="small"
              aria-label={`Open ${name} in a new tab`}
              onClick={() => open(file)}
            >
              Open in a new tab
            </Button>
          )}
          <Button
            kind="link"
            size="small"
            icon="retry"
            aria-label={`Retry ${name}`}
            onClick={() => retry(file)}
          >
            Retry
          </Button>
        </span>
      )}
    </li>
  );
}

/** Ends the selection and with it the bar: the focus moves to the first selected card that is on the page. */
function clear(): void {
  firstSelectedBox()?.focus();
  clearSelection();
}

/**
 * Ref of the bar: keeps above it what has the focus when it comes, as the box of the first file, and what gets the focus
 * later. Its height changes with its text.
 */
function keepFocusAbove(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const makeRoom = () => {
    style.scrollPaddingBottom = `${bar.offsetHeight + ROOM}px`;
  };
  makeRoom();
  document.activeElement?.scrollIntoView?.({ block: 'nearest' });
  const observer = new ResizeObserver(makeRoom);
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.scrollPaddingBottom = '';
  };
}

/**
 * What can be done with the selected files: download them in turn, or copy a script that does. It stays for a run of
 * downloads whose files are no longer selected. The selection ends with its page. SELECT-1 to 3.
 */
export function SelectionBar({ files }: { readonly files: readonly PageFile[] }) {
  const ids = useStore(selectionStore, (selection) => selection.ids);
  // A page may list one file twice.
  const byId = new Map(ids.size === 0 ? [] : files.map((file) => [fileId(file), file]));
  const selected = [...byId].flatMap(([id, file]) => (ids.has(id) ? [file] : []));
  const [downloads] = useState(() => createDownloads(ALERT_KEY));
  const progress = useStore(downloads);
  useEffect(() => downloads.cancel, [downloads]);
  useEffect(() => clearSelection, []);
  useEffect(() => {
    if (ids.size === 0) downloads.forget();
  }, [ids, downloads]);
  const { steps, phase } = progress;
  const busy = phase === 'busy';
  // A single failed file has its own Retry.
  const canContinue = !busy && (countSteps(steps, 'waiting') > 0 || steps.filter(isRemaining).length > 1);

  const actions = useRef<HTMLDivElement>(null);
  /** For a button that goes with the click: the focus must not go with it. */
  const keepingFocus =
    <Args extends readonly unknown[]>(action: (...args: Args) => void) =>
    (...args: Args) => {
      actions.current?.querySelector<HTMLElement>('[data-start] button')?.focus({ preventScroll: true });
      action(...args);
    };

  // The selected files may be those of another language.
  const isShown = selected.length > 0 || steps.length > 0;
  return (
    <section
      ref={isShown ? keepFocusAbove : null}
      className={isShown ? styles.bar : styles.empty}
      aria-label={isShown ? 'Selected files' : undefined}
      data-bottom-bar={isShown ? '' : undefined}
    >
      {isShown && <DownloadAlert alertKey={ALERT_KEY} />}
      {steps.length > 0 && (
        <ul className={styles.steps}>
          {steps.map((step) => (
            <StepItem
              key={step.id}
              step={step}
              retry={keepingFocus(downloads.retry)}
              open={keepingFocus(downloads.open)}
            />
          ))}
        </ul>
      )}
      <div ref={actions} className={styles.actions}>
        {/*
         * Is there before the first file is selected: a live region that comes with its text is often not announced. No
         * `status`: the bar has one, the progress.
         */}
        <strong aria-live="polite" aria-atomic>
          {/* One text: React would change a part of it where a translator has put its own. UI-12. */}
          {isShown && `${countOf(selected.length, 'file')} selected`}
        </strong>
        {isShown && (
          <>
            <Button kind="text" size="small" icon="close" onClick={busy ? clearSelection : clear}>
              Clear
            </Button>
            <div data-start>
              <Button
                kind={canContinue ? 'default' : 'primary'}
                icon="download"
                loading={busy}
                onClick={() => downloads.start(selected)}
              >
                Download selected
              </Button>
            </div>
            {canContinue && (
              <Button kind="primary" icon="retry" onClick={keepingFocus(downloads.continueRest)}>
                Continue the rest
              </Button>
            )}
            {busy && (
              <Button kind="text" size="small" onClick={keepingFocus(downloads.cancel)}>
                Cancel
              </Button>
            )}
            {selected.length > 0 && (
              <ShellCopy label="Copy script" what="Script" make={selectionScript(selected, ALERT_KEY)} />
            )}
          </>
        )}
      </div>
      {isShown && (
        <p role="status" className={styles.progress}>
          {progressText(progress)}
        </p>
      )}
    </section>
  );
}
