import { useRef, useState } from 'react';
import { startTrial } from './lookup';
import type { Trial } from './trial';

/** How starting the trial goes. */
export type StartPhase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'starting' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'started'; readonly trial: Exclude<Trial, { kind: 'failed' }> };

export interface TrialStart {
  readonly phase: StartPhase;
  readonly start: () => void;
}

/** Starts a trial once, however often it is asked for meanwhile. */
export function useTrialStart(product: string): TrialStart {
  const [phase, setPhase] = useState<StartPhase>({ kind: 'idle' });
  // A second click can come before the button is drawn as busy.
  const running = useRef(false);

  const start = async () => {
    if (running.current) return;
    running.current = true;
    setPhase({ kind: 'starting' });
    const trial = await startTrial(product);
    running.current = false;
    setPhase(trial.kind === 'failed' ? trial : { kind: 'started', trial });
  };
  return { phase, start: () => void start() };
}
