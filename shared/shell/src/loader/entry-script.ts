import { suppressGlobalErrors } from '@portal/observability';

/** An entry script that could not be fetched, or that ran and broke. */
export class EntryScriptError extends Error {
  override readonly name = 'EntryScriptError';
}

export interface EntryScript {
  readonly url: string;
  readonly integrity?: string | undefined;
  /** Name of the global that the script sets. */
  readonly global: string;
}

/** Runs a remote's entry script and hands over the container that it leaves in its global. */
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
        // What it left behind may be half of what it wanted to, or another attempt's.
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
    // The loader tells of them, with part and stage.
    const stopSuppressing = suppressGlobalErrors(script.src);
    document.head.append(script);
  });
}
