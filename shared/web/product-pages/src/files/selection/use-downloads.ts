import { followLink, type LinkOutcome, requestLink, showLinkAlert } from '@portal/download-button';
import { useEffect, useRef, useState } from 'react';
import type { PageFile } from '../page-files';

/** How far one of several downloads is. */
type StepState =
  | { readonly kind: 'requesting' }
  /** The browser has it; a page cannot see how far the browser is. */
  | { readonly kind: 'started' }
  | { readonly kind: 'failed'; readonly message: string };

/** The gate did not let a file pass, nor would it the files after it. */
interface GateStop {
  readonly file: PageFile;
  readonly outcome: LinkOutcome;
}

/**
 * Time between two starts. A browser drops a download whose response has not begun when the page starts the next
 * one. Unit: milliseconds.
 */
const START_GAP_MS = 1_500;

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, START_GAP_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Starts downloads one after the other, each with a fresh link. A failed one does not stop those after it; a refusal
 * by the gate does. SELECT-2. Never rejects.
 * @returns the file that the gate refused; `null` if there is none.
 */
async function downloadInTurn(
  files: readonly PageFile[],
  onStep: (file: PageFile, state: StepState) => void,
  signal: AbortSignal,
): Promise<GateStop | null> {
  let hasStarted = false;
  for (const file of files) {
    if (hasStarted) await pause(signal);
    if (signal.aborted) return null;
    onStep(file, { kind: 'requesting' });
    const outcome = await requestLink(file.request);
    if (signal.aborted) return null;
    if (outcome.kind === 'ready') {
      followLink(outcome);
      hasStarted = true;
      onStep(file, { kind: 'started' });
    } else if (outcome.kind === 'failed') {
      hasStarted = false;
      onStep(file, outcome);
    } else return { file, outcome };
  }
  return null;
}

/** A file of a run of downloads. */
export interface Step {
  readonly file: PageFile;
  /** `null`: its turn has not come. */
  readonly state: StepState | null;
}

interface Downloads {
  readonly steps: readonly Step[];
  readonly phase: 'idle' | 'busy' | 'canceled';
  readonly start: (files: readonly PageFile[]) => void;
  readonly retry: (file: PageFile) => void;
  readonly cancel: () => void;
}

/** Downloads of several files, one after the other. SELECT-2. @param alertKey where the gate's alert is shown. */
export function useDownloads(alertKey: string): Downloads {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [phase, setPhase] = useState<Downloads['phase']>('idle');
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (files: readonly PageFile[]) => {
    if (running.current) return;
    const abort = new AbortController();
    running.current = abort;
    setPhase('busy');
    const onStep = (file: PageFile, state: StepState) =>
      setSteps((all) => all.map((step) => (step.file === file ? { file, state } : step)));
    const stop = await downloadInTurn(files, onStep, abort.signal);
    if (running.current !== abort) return;
    running.current = undefined;
    setPhase('idle');
    if (stop === null) return;
    setSteps([]);
    showLinkAlert(stop.file.request, stop.outcome, alertKey);
  };
  return {
    steps,
    phase,
    start: (files) => {
      if (running.current) return;
      setSteps(files.map((file) => ({ file, state: null })));
      void run(files);
    },
    retry: (file) => void run([file]),
    cancel: () => {
      running.current?.abort();
      running.current = undefined;
      setPhase('canceled');
    },
  };
}
