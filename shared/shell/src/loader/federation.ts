/**
 * The federation run time, as a lazy chunk beside the first remote. The host has no federation
 * plugin: it hands its own modules over in one explicit table (see the README of this package).
 */
import { createInstance } from '@module-federation/runtime';
import * as core from '@module-federation/runtime/core';
import { type EntryScript, runEntryScript } from './entry-script';
import type { ProvidedModule, ProvidedTable } from './provided';

const SCOPE = 'default';

// Remotes are built without a run time of their own and look for it here.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });

/** @param forget lets the run time ask again, which keeps what it was once given, failures as well. */
function shared(provided: ProvidedModule, forget: () => void) {
  const { version } = provided;
  const common = {
    version,
    scope: SCOPE,
    shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
  };
  return 'module' in provided
    ? { ...common, lib: () => provided.module }
    : {
        ...common,
        get: async () => {
          try {
            const module = await provided.load();
            return () => module;
          } catch (error) {
            forget();
            throw error;
          }
        },
      };
}

export interface Federation {
  /** Runs an entry and gives the module that it exposes under `expose`. */
  load(entry: EntryScript, expose: string): Promise<unknown>;
  /** The host's modules that the entry with this global has taken so far, by name. */
  taken(global: string): ReadonlySet<string>;
}

/** The page's federation instance over the host's table. */
export function createFederation(provided: ProvidedTable): Federation {
  const entries = new Map<string, EntryScript>();
  const forget = (name: string, version: string) => {
    const entry = instance.shareScopeMap[SCOPE]?.[name]?.[version];
    if (entry !== undefined) entry.loading = null;
  };
  const instance = createInstance({
    name: 'host',
    remotes: [],
    shared: Object.fromEntries(
      Object.entries(provided).map(([name, module]) => [
        name,
        shared(module, () => forget(name, module.version)),
      ]),
    ),
    plugins: [
      {
        name: 'portal-entry-script',
        async loadEntry({ remoteInfo }) {
          const entry = entries.get(remoteInfo.name);
          // Without an entry of ours the run time loads it in its own way.
          return entry === undefined ? undefined : ((await runEntryScript(entry)) as never);
        },
      },
    ],
  });
  return {
    async load(entry, expose) {
      entries.set(entry.global, entry);
      // A second attempt may come from another address, so the first one's traces go.
      instance.registerRemotes(
        [{ name: entry.global, entry: entry.url, entryGlobalName: entry.global, type: 'var' }],
        {
          force: instance.options.remotes.some(({ name }) => name === entry.global),
        },
      );
      return instance.loadRemote(`${entry.global}/${expose}`);
    },
    taken(global) {
      const modules = Object.entries(instance.shareScopeMap[SCOPE] ?? {});
      const isTaken = ([, versions]: (typeof modules)[number]) =>
        Object.values(versions).some(({ useIn }) => useIn.includes(global));
      return new Set(modules.filter(isTaken).map(([name]) => name));
    },
  };
}
