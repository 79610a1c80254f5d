/** Runs in a page of the portal: loads every part of a remote that the page has loaded. REVERSE-1. */
import { laterParts } from '@portal/contract/later-parts';

interface Container {
  readonly get: (name: string) => Promise<() => unknown>;
}

/** What the federation run time keeps in the page. */
interface Federation {
  readonly __INSTANCES__: readonly {
    readonly name: string;
    readonly loadShare: (name: string) => Promise<false | (() => unknown)>;
  }[];
}

/** What is loaded of a release. */
export interface Loaded {
  /** Name of the global that its entry script sets. */
  readonly global: string;
  /** Modules of the host that its code imports anywhere. */
  readonly modules: readonly string[];
}

const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0];

/** The reasons of those that failed, each once. */
async function failuresOf(what: string, loads: readonly (() => unknown)[]): Promise<string[]> {
  const outcomes = await Promise.allSettled(loads.map(async (load) => load()));
  const reasons = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [`${what} cannot be loaded: ${reasonOf(outcome.reason)}`] : [],
  );
  return [...new Set(reasons)];
}

/** Loads a module of the host, as the code of a remote does when it imports it. */
async function loadProvided(name: string): Promise<void> {
  const federation = Reflect.get(globalThis, '__FEDERATION__') as Federation | undefined;
  const host = federation?.__INSTANCES__.find((instance) => instance.name === 'host');
  const get = await host?.loadShare(name);
  if (!get) throw new Error('the host does not provide it');
  get();
}

/** Loads all screens and slots of a remote, and the modules of the host. @returns what failed, one line each. */
export async function loadAll({ global, modules }: Loaded): Promise<string[]> {
  const container = Reflect.get(globalThis, global) as Container | undefined;
  if (container === undefined) return ['its code was not loaded'];
  const exposed = (await container.get('./remote'))();
  const provided = modules.map((name) => failuresOf(name, [() => loadProvided(name)]));
  return [...(await failuresOf('a screen', laterParts(exposed))), ...(await Promise.all(provided)).flat()];
}

Object.assign(globalThis, { loadAll });
