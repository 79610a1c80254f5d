/**
 * The federation run time, a lazy chunk that loads in parallel with the first remote. The host has no
 * federation plugin: it passes its modules in one explicit table (see the README of this package).
 */
import { createInstance } from '@module-federation/runtime';
import * as core from '@module-federation/runtime/core';
import type { ProvidedName } from '@portal/contract';
import { suppressGlobalErrors } from '@portal/observability';
import { nextTask } from '../next-task';

/** A module of the host: part of its main bundle, or what loads it when the first remote consumes it. */
type ProvidedModule = object | (() => Promise<object>);

/** All modules that the host provides. A missing one is a compile error. */
export interface ProvidedTable {
  readonly versions: Readonly<Record<ProvidedName, string>>;
  readonly modules: Readonly<Record<ProvidedName, ProvidedModule>>;
}

const SCOPE = 'default';

// Remotes are built without a run time and read it from this global.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });

/**
 * A provided module in the run time's format.
 * @param resetLoading clears the run time's cached promise after a failure, so that the next use loads again.
 */
function toSharedModule(provided: ProvidedModule, version: string, resetLoading: () => void) {
  const common = {
    version,
    scope: SCOPE,
    shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
  };
  if (typeof provided !== 'function') return { ...common, lib: () => provided };
  const get = async () => {
    try {
      const module = await provided();
      return () => module;
    } catch (error) {
      resetLoading();
      throw error;
    }
  };
  return { ...common, get };
}

/** Creates the page's federation instance with the host's modules. */
export function createFederation({ versions, modules }: ProvidedTable) {
  const entries = new Map<string, EntryScript>();
  const resetLoading = (name: string, version: string) => {
    const entry = instance.shareScopeMap[SCOPE]?.[name]?.[version];
    if (entry !== undefined) entry.loading = null;
  };
  const instance = createInstance({
    name: 'host',
    remotes: [],
    shared: Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [
        name,
        toSharedModule(modules[name as ProvidedName], version, () => resetLoading(name, version)),
      ]),
    ),
    plugins: [
      {
        name: 'portal-entry-script',
        async loadEntry({ remoteInfo }) {
          const entry = entries.get(remoteInfo.name);
          // Without a registered entry, the run time uses its own loader.
          if (entry === undefined) return undefined;
          const container = await runEntryScript(entry);
          // Running the script, and evaluating the remote's module, are tasks of their own.
          await nextTask();
          return container as never;
        },
      },
    ],
  });
  return {
    /** Runs an entry script and returns the module that it exposes under `expose`. */
    async load(entry: EntryScript, expose: string): Promise<unknown> {
      entries.set(entry.global, entry);
      // A second attempt may use another URL, so the first registration must be replaced.
      instance.registerRemotes(
        [{ name: entry.global, entry: entry.url, entryGlobalName: entry.global, type: 'var' }],
        { force: instance.options.remotes.some(({ name }) => name === entry.global) },
      );
      return instance.loadRemote(`${entry.global}/${expose}`);
    },
    /** Names of the host's modules that the remote with this global has consumed so far. */
    consumed(global: string): ReadonlySet<string> {
      const consumed = Object.entries(instance.shareScopeMap[SCOPE] ?? {}).filter(([, byVersion]) =>
        Object.values(byVersion).some(({ useIn }) => useIn.includes(global)),
      );
      return new Set(consumed.map(([name]) => name));
    },
  };
}

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
function runEntryScript({ url, integrity, global }: EntryScript): Promise<object> {
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
