import {
  bySpecificity,
  firstSegment,
  patternTest,
  type RemoteDescription,
  type RemoteModule,
} from '@portal/contract';
import type { Owner, RemoteSource } from './source';

/** A remote in the same bundle. */
export interface StaticRemote {
  readonly description: RemoteDescription;
  readonly load: () => Promise<RemoteModule>;
}

/**
 * A source whose remotes are in the same bundle: for tests, and for the bench's monolith.
 * @example
 * staticSource([{ description, load: async () => (await import('mfe-cae/src/remote')).default }]);
 */
export function staticSource(remotes: readonly StaticRemote[]): RemoteSource {
  const owners: Owner[] = remotes
    .flatMap(({ description: { name: remote, owns } }) =>
      owns.map((pattern) => ({ pattern, remote, test: new RegExp(patternTest(pattern), 'i') })),
    )
    .sort((first, second) => bySpecificity(first.pattern, second.pattern));
  return {
    owners: async (path) => owners.filter(({ pattern }) => firstSegment(pattern) === firstSegment(path)),
    load: async (name) => {
      const remote = remotes.find(({ description }) => description.name === name);
      if (remote === undefined) throw new Error(`There is no remote ${name}`);
      return { module: await remote.load(), part: { remote: name, title: remote.description.title } };
    },
    remotesForSlot: async (slot) =>
      remotes
        .filter(({ description }) => description.slots?.includes(slot))
        .map(({ description }) => description.name),
  };
}
