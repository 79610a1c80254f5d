import { useRef, useState } from 'react';

/** Progress of an action. */
type ActionState<Result> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy' }
  /** The last run returned `result`. */
  | { readonly kind: 'done'; readonly result: Result };

export interface Action<Args extends readonly unknown[], Result> {
  readonly state: ActionState<Result>;
  /** Whether a run is in progress; the `loading` of a `Button`. */
  readonly busy: boolean;
  /** Runs the action. Does nothing while a run is in progress. Rejects if the action does. */
  readonly run: (...args: Args) => Promise<void>;
  /** Forgets the last result. */
  readonly reset: () => void;
}

/**
 * An asynchronous action of a button or form that runs once at a time. A second click can come before the button
 * has rendered as busy, so the state alone does not stop it.
 * @param action returns the outcomes that the component shows. If it rejects, the state returns to `idle`; the
 *   error of an event handler is then reported as an unhandled one.
 * @example
 * const { busy, run } = useAction(() => saveFile(file));
 * <Button loading={busy} onClick={run}>Save</Button>
 */
export function useAction<Args extends readonly unknown[], Result>(
  action: (...args: Args) => Promise<Result>,
): Action<Args, Result> {
  const [state, setState] = useState<ActionState<Result>>({ kind: 'idle' });
  const isRunning = useRef(false);

  const run = async (...args: Args) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ kind: 'busy' });
    let next: ActionState<Result> = { kind: 'idle' };
    try {
      next = { kind: 'done', result: await action(...args) };
    } finally {
      isRunning.current = false;
      setState(next);
    }
  };

  return { state, busy: state.kind === 'busy', run, reset: () => setState({ kind: 'idle' }) };
}
