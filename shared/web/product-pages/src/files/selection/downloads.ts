import {
  type DownloadFailure,
  followLink,
  type LinkOutcome,
  openInTab,
  requestLink,
  showLinkAlert,
} from '@portal/download-button';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { fileId, type PageFile } from '../page-files';

/** How far one of several downloads is. */
type StepState =
  /** Its turn has not come. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'requesting' }
  /** The browser has it; a page cannot see how far the browser is. */
  | { readonly kind: 'started' }
  /** `opens`: the browser displays the file, so it can be opened in a tab. */
  | { readonly kind: 'failed'; readonly message: string; readonly opens: boolean };

/** A file of a run of downloads. */
export interface Step {
  readonly id: string;
  readonly file: PageFile;
  readonly state: StepState;
}

export interface DownloadsState {
  readonly steps: readonly Step[];
  /** `stopped`: the gate let a file not pass, nor would it those after it. */
  readonly phase: 'idle' | 'busy' | 'canceled' | 'stopped';
}

/**
 * Time between two starts: long enough for most services to send a page instead of the file, so that a failure is
 * known before the next file is requested. Unit: milliseconds.
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

/** Whether a file is still to start. One that the browser displays is not: it would only be displayed again. */
export const isRemaining = ({ state }: Step): boolean =>
  state.kind === 'waiting' || (state.kind === 'failed' && !state.opens);

/** Several downloads, one after the other, each with a fresh link and the guard of a single one. SELECT-2, SELECT-4. */
export interface Downloads
  extends Pick<StoreApi<DownloadsState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Starts a run with these files. Nothing happens without files, nor while a run is busy. */
  readonly start: (files: readonly PageFile[]) => void;
  /** Starts one file again, at once or after those that wait. */
  readonly retry: (file: PageFile) => void;
  /** Starts all files that have not started: those that failed, and those whose turn did not come. */
  readonly continueRest: () => void;
  /** Opens a file that the browser displays in a tab of its own. */
  readonly open: (file: PageFile) => void;
  /** Starts and opens no more files. What has started goes on. */
  readonly cancel: () => void;
  /** Forgets a run, unless it is busy. */
  readonly forget: () => void;
}

/** @param alertKey where the gate's alert is shown. */
export function createDownloads(alertKey: string): Downloads {
  const store = createStore<DownloadsState>(() => ({ steps: [], phase: 'idle' }));
  let queue: PageFile[] = [];
  let running: AbortController | null = null;
  let opening = new AbortController();
  /** The latest attempt of each file: a failure of an earlier one, minutes later, says nothing any more. */
  let attempts = new Map<string, object>();

  const setStep = (id: string, state: StepState) =>
    store.setState(({ steps }) => ({
      steps: steps.map((step) => (step.id === id ? { ...step, state } : step)),
    }));

  /** Begins an attempt. @returns what sets the file's state, as long as no other attempt has begun. */
  function beginAttempt(file: PageFile): (state: StepState) => void {
    const attempt = {};
    const id = fileId(file);
    attempts.set(id, attempt);
    return (state) => {
      if (attempts.get(id) === attempt) setStep(id, state);
    };
  }

  const failedState = ({ message, reason }: DownloadFailure): StepState => ({
    kind: 'failed',
    message,
    opens: reason === 'displayed',
  });

  /** Requests a file's link and does something with it. @returns whether the gate has let it pass. */
  async function runStep(
    file: PageFile,
    signal: AbortSignal,
    follow: (link: Extract<LinkOutcome, { kind: 'ready' }>, set: (state: StepState) => void) => void,
  ): Promise<boolean> {
    const set = beginAttempt(file);
    set({ kind: 'requesting' });
    const outcome = await requestLink(file.request, signal);
    if (signal.aborted) {
      set({ kind: 'waiting' });
      return false;
    }
    showLinkAlert(file.request, outcome, alertKey);
    if (outcome.kind === 'ready') {
      set({ kind: 'started' });
      follow(outcome, set);
    } else if (outcome.kind === 'failed') set({ ...outcome, opens: false });
    else {
      set({ kind: 'waiting' });
      return false;
    }
    return true;
  }

  async function work(abort: AbortController): Promise<void> {
    const { signal } = abort;
    let file = queue.shift();
    while (file !== undefined) {
      const hasPassed = await runStep(file, signal, (link, set) => {
        void followLink(link, { keepPage: true, onFailure: (failure) => set(failedState(failure)) });
      });
      if (running !== abort) return;
      if (!hasPassed) return end('stopped');
      file = queue.shift();
      if (file !== undefined) await pause(signal);
      if (running !== abort) return;
    }
    end('idle');
  }

  function end(phase: DownloadsState['phase']): void {
    queue = [];
    running = null;
    store.setState({ phase });
  }

  function enqueue(files: readonly PageFile[]): void {
    for (const id of files.map(fileId)) {
      attempts.delete(id);
      setStep(id, { kind: 'waiting' });
    }
    queue.push(...files);
    if (running !== null || queue.length === 0) return;
    running = new AbortController();
    store.setState({ phase: 'busy' });
    void work(running);
  }

  return {
    ...store,
    start: (files) => {
      if (running !== null || files.length === 0) return;
      attempts = new Map();
      store.setState({
        steps: files.map((file) => ({ id: fileId(file), file, state: { kind: 'waiting' } })),
      });
      enqueue(files);
    },
    retry: (file) => enqueue([file]),
    continueRest: () => {
      if (running !== null) return;
      const { steps } = store.getState();
      enqueue(steps.filter(isRemaining).map(({ file }) => file));
    },
    open: (file) => void runStep(file, opening.signal, openInTab),
    cancel: () => {
      opening.abort();
      opening = new AbortController();
      if (running === null) return;
      running.abort();
      end('canceled');
    },
    forget: () => {
      if (running === null) store.setState(store.getInitialState());
    },
  };
}
