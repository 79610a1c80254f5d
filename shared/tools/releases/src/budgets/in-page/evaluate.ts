/**
 * Runs in a browser: evaluates every script of a remote with stubs in place of the host's modules, adds up how long
 * that blocks the page (BUDGET-1), and finds what it changes on it (ISOLATION-2 to ISOLATION-4).
 */
import { createInstance } from '@module-federation/runtime';
import * as core from '@module-federation/runtime/core';
import { laterParts } from '@portal/contract/later-parts';
import type { Leak } from '@portal/isolation';
import { findChanges, HeldRecorder, heldLeak, takeSnapshot } from '@portal/isolation/page';

/** Properties that a function must keep as they are. */
const OWN = new Set<PropertyKey>(['prototype', 'length', 'name', 'arguments', 'caller']);

/**
 * Stands for a module of the host: every property, call and `new` gives another stub. Code that is only evaluated
 * finds whatever it reads in it.
 */
const stub: object = new Proxy(function stubbed() {}, {
  get(target, key) {
    if (OWN.has(key)) return Reflect.get(target, key);
    // A promise resolves with the stub, not with what its `then` never says.
    if (key === 'then') return undefined;
    if (key === Symbol.toPrimitive) return () => '';
    if (key === Symbol.iterator) return () => [].values();
    return stub;
  },
  apply: () => stub,
  construct: () => stub,
});

/** What is needed to load a release. */
export interface Evaluated {
  /** URL of its entry script. */
  readonly url: string;
  /** Name of the global that the entry script sets. */
  readonly global: string;
  /** The ranges of the host's modules that it requires. */
  readonly requires: Readonly<Record<string, string>>;
}

/** A task blocks the page for what it takes beyond this, in milliseconds. */
const LONG_TASK_MS = 50;

// Remotes are built without a run time and read it from this global.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** What evaluating a remote does to the page, or why it cannot be shown. */
export type Evaluation =
  | {
      readonly kind: 'measured';
      /** For how long it blocks the page, in milliseconds. */
      readonly longTasks: number;
      readonly leaks: readonly Leak[];
    }
  | { readonly kind: 'broken'; readonly reason: string };

/** Loads a remote with all of its later parts, and measures what that does to the page. */
export async function evaluateRemote({ url, global, requires }: Evaluated): Promise<Evaluation> {
  const instance = createInstance({
    name: 'budget',
    remotes: [{ name: global, entry: url, entryGlobalName: global, type: 'var' }],
    shared: Object.fromEntries(
      Object.entries(requires).map(([name, range]) => {
        const version = range.replace(/^\D+/, '');
        const shareConfig = { singleton: true, requiredVersion: range };
        return [name, { version, scope: 'default', shareConfig, lib: () => stub }];
      }),
    ),
  });
  const before = takeSnapshot();
  const recorder = new HeldRecorder();
  // What this page itself did is over.
  await nextFrame();
  await nextFrame();
  const tasks: number[] = [];
  const record = (entries: readonly PerformanceEntry[]) => {
    for (const { duration } of entries) tasks.push(duration);
  };
  const observer = new PerformanceObserver((list) => record(list.getEntries()));
  observer.observe({ type: 'longtask' });
  try {
    for (const load of laterParts(await instance.loadRemote(`${global}/remote`))) await load();
  } catch (error) {
    return { kind: 'broken', reason: error instanceof Error ? error.message : String(error) };
  }
  await nextFrame();
  await nextFrame();
  record(observer.takeRecords());
  observer.disconnect();
  recorder.stop();
  return {
    kind: 'measured',
    longTasks: Math.round(tasks.reduce((total, duration) => total + duration - LONG_TASK_MS, 0)),
    leaks: [
      // Its build sets the first for the federation, the second for webpack's chunks.
      ...findChanges(before, [global, `webpackChunk${global}`]),
      ...recorder.held().map((held) => heldLeak(held, { since: 'after its code was loaded' })),
    ],
  };
}

Object.assign(globalThis, { evaluateRemote });
