import { parseRegistry, type Registry } from '@portal/contract';
import { useEffect, useState } from 'react';

const URL = '/remotes.json';
/** How long it may take, in milliseconds. */
const BUDGET = 5_000;

export type RegistryState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly registry: Registry }
  | { readonly kind: 'failed'; readonly reason: string };

async function readRegistry(signal: AbortSignal): Promise<Registry> {
  const response = await fetch(URL, { signal: AbortSignal.any([signal, AbortSignal.timeout(BUDGET)]) });
  if (!response.ok) throw new Error(`${URL} answered ${response.status}`);
  return parseRegistry(await response.json());
}

/** The whole registry, which only tools read. */
export function useRegistry(): readonly [state: RegistryState, again: () => void] {
  const [state, setState] = useState<RegistryState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    const leaving = new AbortController();
    setState({ kind: 'loading' });
    readRegistry(leaving.signal).then(
      (registry) => setState({ kind: 'ready', registry }),
      (error: unknown) => {
        if (!leaving.signal.aborted)
          setState({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => leaving.abort();
  }, [attempt]);
  return [state, () => setAttempt((count) => count + 1)];
}
