import { createMD5, createSHA256 } from 'hash-wasm';
import { type HashReport, type HashRequest, serveHashing, type WorkerScope } from '../hash/serve-hashing';

/** How the next workers behave. `silent`: they load and never report. */
export type WorkerBehavior = 'works' | 'refused' | 'not-loaded' | 'without-wasm' | 'silent';

const state: { behavior: WorkerBehavior; running: number } = { behavior: 'works', running: 0 };

type CreateHasher = typeof createMD5;

const where =
  (create: CreateHasher): CreateHasher =>
  () =>
    state.behavior === 'without-wasm'
      ? Promise.reject(new Error('WebAssembly.compile violates the policy'))
      : create();

/** For tests: a `Worker` that runs the code of the real one in the page, since jsdom has none. */
class FakeWorker implements Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'> {
  onmessage: Worker['onmessage'] = null;
  onerror: Worker['onerror'] = null;
  readonly #scope: WorkerScope = {
    onmessage: null,
    postMessage: (report: HashReport) => {
      if (this.#isRunning) this.onmessage?.call(this as never, new MessageEvent('message', { data: report }));
    },
  };
  #isRunning = true;

  constructor() {
    if (state.behavior === 'refused') throw new TypeError('This document requires TrustedScriptURL');
    state.running += 1;
    queueMicrotask(() => {
      if (state.behavior === 'not-loaded')
        this.onerror?.call(this as never, new ErrorEvent('error', { message: '' }));
      else if (state.behavior !== 'silent')
        serveHashing(this.#scope, { MD5: where(createMD5), 'SHA-256': where(createSHA256) });
    });
  }

  postMessage(request: HashRequest): void {
    queueMicrotask(() => this.#scope.onmessage?.(new MessageEvent('message', { data: request })));
  }

  terminate(): void {
    if (this.#isRunning) state.running -= 1;
    this.#isRunning = false;
  }
}

/** For test files: provides workers to each test. */
export function provideWorkers(): { behave(behavior: WorkerBehavior): void; running(): number } {
  beforeEach(() => {
    state.behavior = 'works';
    state.running = 0;
    Object.assign(window, { Worker: FakeWorker });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'Worker');
  });
  return {
    behave: (behavior) => {
      state.behavior = behavior;
    },
    running: () => state.running,
  };
}
