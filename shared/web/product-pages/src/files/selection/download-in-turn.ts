import { followLink, type LinkOutcome, requestLink } from '@portal/download-button';
import type { PageFile } from '../page-files';

/** How far one of several downloads is. */
export type StepState =
  | { readonly kind: 'requesting' }
  /** The browser has it; a page cannot see how far the browser is. */
  | { readonly kind: 'started' }
  | { readonly kind: 'failed'; readonly message: string };

/** The gate did not let a file pass, nor would it the files after it. */
export interface GateStop {
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
export async function downloadInTurn(
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
