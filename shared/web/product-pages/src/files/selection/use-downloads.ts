import { showLinkAlert } from '@portal/download-button';
import { useEffect, useRef, useState } from 'react';
import type { PageFile } from '../page-files';
import { downloadInTurn, type StepState } from './download-in-turn';

/** A file of a run of downloads. */
export interface Step {
  readonly file: PageFile;
  /** `null`: its turn has not come. */
  readonly state: StepState | null;
}

export interface Downloads {
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
