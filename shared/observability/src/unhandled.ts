import { submit } from './report';

/** Scripts whose errors somebody deals with. */
const suppressed = new Set<string>();

/**
 * Says that whoever runs a script deals with the errors that it throws meanwhile.
 * @returns a function to say that it is over.
 */
export function suppressGlobalErrors(script: string): () => void {
  suppressed.add(script);
  return () => void suppressed.delete(script);
}

/**
 * Catches what nobody else did, from the first moment: errors and rejected promises. The browser has
 * logged them already. OBS-1, OBS-2.
 * @returns a function that stops catching.
 */
export function catchUnhandled(): () => void {
  const onError = (event: ErrorEvent) => {
    if (suppressed.has(event.filename)) return;
    // A script or image that failed to load has no error; whoever asked for it deals with that.
    if (event.error !== undefined && event.error !== null) submit(event.error, {}, true);
  };
  const onRejection = (event: PromiseRejectionEvent) => submit(event.reason, {}, true);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
