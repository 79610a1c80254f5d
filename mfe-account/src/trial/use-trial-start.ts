import { useRef, useState } from 'react';
import { startTrial } from './load-trial';
import type { Trial } from './trial';

/** The progress of starting a trial. */
export type StartPhase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'starting' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'started'; readonly trial: Exclude<Trial, { kind: 'failed' }> };

export interface TrialStart {
  readonly phase: StartPhase;
  readonly start: () => void;
}

/** Starts a trial. Calls while a request is pending are ignored. */
export function useTrialStart(product: string): TrialStart {
  const [phase, setPhase] = useState<StartPhase>({ kind: 'idle' });
  // A second click can happen before the button renders as loading.
  const isStarting = useRef(false);

  const start = async () => {
    if (isStarting.current) return;
    isStarting.current = true;
    setPhase({ kind: 'starting' });
    const trial = await startTrial(product);
    isStarting.current = false;
    setPhase(trial.kind === 'failed' ? trial : { kind: 'started', trial });
  };
  return { phase, start: () => void start() };
}
