import { submit } from './report';

/** URLs of scripts whose errors the caller handles. */
const suppressed = new Set<string>();

/**
 * Excludes the errors of a script from {@link catchUnhandled}, because the caller handles them.
 * @param script URL of the script.
 * @returns a function that ends the exclusion.
 */
export function suppressGlobalErrors(script: string): () => void {
  suppressed.add(script);
  return () => void suppressed.delete(script);
}

/**
 * Reports unhandled errors and promise rejections. The browser has logged them already. OBS-1, OBS-2.
 * @returns a function that stops it.
 */
export function catchUnhandled(): () => void {
  const onError = (event: ErrorEvent) => {
    if (suppressed.has(event.filename)) return;
    // An event without an error is a script or image that failed to load. The code that loads it handles that.
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
