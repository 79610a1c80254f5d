import { parseRegistry, type Registry } from '@portal/contract';
import { useEffect, useState } from 'react';

const REGISTRY_URL = '/remotes.json';
/** Timeout of the request in milliseconds. */
const TIMEOUT_MS = 5_000;

export type RegistryState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly registry: Registry }
  | { readonly kind: 'failed'; readonly reason: string };

async function readRegistry(signal: AbortSignal): Promise<Registry> {
  const response = await fetch(REGISTRY_URL, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (!response.ok) throw new Error(`${REGISTRY_URL} answered ${response.status}`);
  return parseRegistry(await response.json());
}

/** Loads the whole registry, which only developer tools need. */
export function useRegistry(): readonly [state: RegistryState, retry: () => void] {
  const [state, setState] = useState<RegistryState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt sends a new request
  useEffect(() => {
    const controller = new AbortController();
    setState({ kind: 'loading' });
    readRegistry(controller.signal).then(
      (registry) => setState({ kind: 'ready', registry }),
      (error: unknown) => {
        if (!controller.signal.aborted)
          setState({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => controller.abort();
  }, [attempt]);
  return [state, () => setAttempt((count) => count + 1)];
}
