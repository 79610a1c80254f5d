/** The modules of Node.js that React's renderer requires, as far as it uses them: none of them is Node's. */
import './web-apis';

/** Keeps a value while a function runs, which is all that a renderer of one page at a time needs. */
class AsyncLocalStorage {
  private value: unknown;

  getStore(): unknown {
    return this.value;
  }

  run<T>(value: unknown, run: (...values: unknown[]) => T, ...values: unknown[]): T {
    const before = this.value;
    this.value = value;
    try {
      return run(...values);
    } finally {
      this.value = before;
    }
  }
}

const unavailable = (what: string) => () => {
  throw new Error(`Pages that are rendered ahead have no ${what}`);
};

/** Extended by classes of React that only streams of Node.js need. */
class NoStream {
  constructor() {
    unavailable('streams of Node.js')();
  }
}

const modules = {
  async_hooks: { AsyncLocalStorage },
  crypto: { createHash: unavailable('hashes') },
  stream: { Readable: NoStream, Writable: NoStream, PassThrough: NoStream },
  util: { TextDecoder, TextEncoder },
};

export const NODE_MODULES: ReadonlyMap<string, unknown> = new Map(
  Object.entries(modules).flatMap(([name, module]) => [
    [name, module] as const,
    [`node:${name}`, module] as const,
  ]),
);
