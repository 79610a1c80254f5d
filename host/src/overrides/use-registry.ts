import { parseRegistry, type Registry } from '@portal/contract';
import { type QueryResult, useQuery } from '@portal/query';

const REGISTRY_URL = '/remotes.json';
/** Timeout of the request in milliseconds. */
const TIMEOUT_MS = 5_000;

async function readRegistry(): Promise<Registry> {
  const response = await fetch(REGISTRY_URL, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${REGISTRY_URL} answered ${response.status}`);
  return parseRegistry(await response.json());
}

/** Loads the whole registry, which only developer tools need. */
export const useRegistry = (): QueryResult<Registry> =>
  useQuery({ queryKey: ['registry'], queryFn: readRegistry });
