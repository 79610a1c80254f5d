/** Runs in a page of the portal: loads every part of a remote that the page has loaded. REVERSE-1. */
import { laterParts } from './later-parts';

interface Container {
  readonly get: (name: string) => Promise<() => unknown>;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Loads all screens and slots of a remote, with the modules of the host.
 * @param global name of the global that its entry script sets.
 * @returns what failed, one line each.
 */
export async function loadAll(global: string): Promise<string[]> {
  const container = Reflect.get(globalThis, global) as Container | undefined;
  if (container === undefined) return ['its code was not loaded'];
  const module = (await container.get('./remote'))();
  const outcomes = await Promise.allSettled(laterParts(module).map(async (load) => load()));
  const reasons = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [`a screen cannot be loaded: ${reasonOf(outcome.reason)}`] : [],
  );
  return [...new Set(reasons)];
}

Object.assign(globalThis, { loadAll });
