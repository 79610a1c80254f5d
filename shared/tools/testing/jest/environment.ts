import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Context, createContext, runInContext } from 'node:vm';
import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-jsdom';
import { browserFetch, browserRequest } from './browser-fetch';
import { cachedComputedStyle } from './computed-style';
import { acceptNodeSignals } from './listener-signals';
import { mediaQueryList } from './media-query-list';
import { findRemoteFolder, readStyles } from './remote-folder';
import { startOtherOrigin, startSandbox } from './servers';

/** Node's classes for bytes, which the modules of Node.js compare with `instanceof`. */
const OWN = { ArrayBuffer, Uint8Array };

/**
 * Creates a context with the globals of Node.js, where there is no window.
 * @param globals further ones, or ones to use in place of Node's.
 */
function createNodeContext(globals: Readonly<Record<string, unknown>>): Context {
  const context = createContext();
  const target = runInContext('globalThis', context) as object;
  const define = (name: string, descriptor: PropertyDescriptor) =>
    Object.defineProperty(target, name, { configurable: true, ...descriptor });
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (!(name in target))
      define(name, {
        // Node loads some of them on first use.
        get: () => Reflect.get(globalThis, name),
        set: (value: unknown) => define(name, { value, writable: true }),
      });
  for (const [name, value] of Object.entries({ ...OWN, global: target, ...globals }))
    define(name, { value, writable: true });
  return context;
}

/** Globals that Node has and jsdom lacks. */
const NODE_GLOBALS = [
  'Headers',
  'Response',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'BroadcastChannel',
  'MessagePort',
  'structuredClone',
] as const;

/**
 * jsdom with Node's network classes, a `fetch` that stores and sends cookies as a browser does, and a
 * real sandbox on demand: `await startSandbox()` in a test sets the page's origin to the sandbox's.
 */
export default class PortalEnvironment extends TestEnvironment {
  readonly #ports: MessagePort[] = [];
  readonly #testPath: string;
  /** Where modules are evaluated while the window is hidden. */
  #nodeContext: Context | undefined;

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    this.customExportConditions = [''];
    this.#testPath = context.testPath;
  }

  override async setup(): Promise<void> {
    await super.setup();
    const { dom, global } = this;
    if (dom === null) throw new Error('jsdom did not start');
    const define = (name: string, value: unknown) =>
      Object.defineProperty(global, name, { value, writable: true, configurable: true });
    for (const name of NODE_GLOBALS) define(name, globalThis[name]);
    // jest counts the listeners of the window with a function of its own.
    acceptNodeSignals([dom.window.EventTarget.prototype, dom.window]);
    const ports = this.#ports;
    define(
      'MessageChannel',
      class extends MessageChannel {
        constructor() {
          super();
          ports.push(this.port1, this.port2);
        }
      },
    );
    // Buffers that Node creates must pass `instanceof` checks inside the page.
    define('Uint8Array', Uint8Array);
    define('ArrayBuffer', ArrayBuffer);
    define('Request', browserRequest(dom));
    define('fetch', browserFetch(dom));
    define('startSandbox', async () => {
      const origin = await startSandbox();
      dom.reconfigure({ url: `${origin}/` });
      return origin;
    });
    define('startOtherOrigin', startOtherOrigin);
    define('visit', (path: string) => dom.reconfigure({ url: new URL(path, dom.window.location.href).href }));
    const folder = findRemoteFolder(this.#testPath);
    define('remoteFolder', folder);
    const entry = folder && join(folder, 'src/render.ts');
    define('renderEntry', entry && existsSync(entry) ? entry : undefined);
    define('readStyles', readStyles);
    define('hideWindow', () => {
      const { console, process } = global;
      this.#nodeContext = createNodeContext({ console, process });
      return () => {
        this.#nodeContext = undefined;
      };
    });
    define('getComputedStyle', cachedComputedStyle(dom));
    if (!('matchMedia' in global)) {
      const MediaQueryList = mediaQueryList(dom);
      define('MediaQueryList', MediaQueryList);
      define('matchMedia', (media: string) => new MediaQueryList(media));
    }
    if (!('ResizeObserver' in global)) {
      define(
        'ResizeObserver',
        class {
          observe() {}
          unobserve() {}
          disconnect() {}
        },
      );
    }
  }

  override getVmContext(): Context | null {
    return this.#nodeContext ?? super.getVmContext();
  }

  /** Closes the message ports. React's scheduler listens on one, which would keep the process alive. */
  override async teardown(): Promise<void> {
    for (const port of this.#ports) port.close();
    await super.teardown();
  }
}
