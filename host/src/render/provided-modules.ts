import * as query from '@portal/query';
import { provided } from '../provided';

const clients: ReturnType<typeof query.createQueryClient>[] = [];

/** The data layer for remotes, with caches that can be cleared between two pages. */
const clearableQuery: typeof query = {
  ...query,
  createQueryClient() {
    const client = query.createQueryClient();
    clients.push(client);
    return client;
  },
};

/** Clears what pages before have cached, so that each page reads all of its content itself. */
export function clearCaches(): void {
  for (const client of clients) client.clear();
}

/** All modules that the host provides to remotes, by name. */
export async function loadProvided(): Promise<ReadonlyMap<string, unknown>> {
  const modules = await Promise.all(
    Object.entries(provided).map(
      async ([name, entry]) => [name, 'module' in entry ? entry.module : await entry.load()] as const,
    ),
  );
  return new Map<string, unknown>([...modules, ['@portal/query', clearableQuery]]);
}
