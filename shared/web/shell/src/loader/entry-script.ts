import { suppressGlobalErrors } from '@portal/observability';

/** An entry script could not be fetched, threw, or did not define its global. */
class EntryScriptError extends Error {
  override readonly name = 'EntryScriptError';
}

export interface EntryScript {
  readonly url: string;
  readonly integrity?: string | undefined;
  /** Name of the global that the script sets. */
  readonly global: string;
}

/**
 * Runs a remote's entry script.
 * @returns the container that the script assigns to its global.
 * @throws {EntryScriptError}
 */
export function runEntryScript({ url, integrity, global }: EntryScript): Promise<object> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    let thrown: ErrorEvent | undefined;
    const onError = (event: ErrorEvent) => {
      if (event.filename === script.src) thrown = event;
    };
    const finish = (settle: () => void) => {
      window.removeEventListener('error', onError);
      stopSuppressing();
      script.remove();
      settle();
    };
    script.onload = () =>
      finish(() => {
        const container: unknown = Reflect.get(window, global);
        // After an exception the global may be incomplete, or come from an earlier attempt.
        if (thrown !== undefined)
          reject(new EntryScriptError(`${url} threw: ${thrown.message}`, { cause: thrown.error }));
        else if (typeof container === 'object' && container !== null) resolve(container);
        else reject(new EntryScriptError(`${url} did not define ${global}`));
      });
    script.onerror = () => finish(() => reject(new EntryScriptError(`${url} could not be loaded`)));
    window.addEventListener('error', onError);
    script.async = true;
    script.crossOrigin = 'anonymous';
    if (integrity !== undefined) script.integrity = integrity;
    script.src = url;
    // The loader reports these errors, with part and stage.
    const stopSuppressing = suppressGlobalErrors(script.src);
    document.head.append(script);
  });
}
