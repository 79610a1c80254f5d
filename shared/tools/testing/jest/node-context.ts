import { type Context, createContext, runInContext } from 'node:vm';

/** Node's classes for bytes, which the modules of Node.js compare with `instanceof`. */
const OWN = { ArrayBuffer, Uint8Array };

/**
 * Creates a context with the globals of Node.js, where there is no window.
 * @param globals further ones, or ones to use in place of Node's.
 */
export function createNodeContext(globals: Readonly<Record<string, unknown>>): Context {
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
