/**
 * The Web APIs that code has where there is no window, in plain JavaScript: none of them is Node's, so none leads to
 * it. There is no network: `fetch` rejects.
 */
import './lock-errors';

import { ReadableStream, TransformStream, WritableStream } from 'web-streams-polyfill';
import { fromBase64, toBase64 } from './base64';
import { TextDecoder, TextEncoder } from './text-encoding';
import { clearTimer, currentTime, setRepeatedTimer, setTimer } from './timers';

const silent = () => undefined;

/** Values of no cryptographic use: nothing that is rendered ahead is a secret. */
function fillWithNoise<T extends Uint8Array | Uint16Array | Uint32Array>(array: T): T {
  for (let index = 0; index < array.length; index += 1) array[index] = Math.random() * 2 ** 32;
  return array;
}

/** A copy of plain data. */
function clone(value: unknown, known = new Map<unknown, unknown>()): unknown {
  if (typeof value === 'function' || typeof value === 'symbol') throw new TypeError('It cannot be cloned');
  if (typeof value !== 'object' || value === null) return value;
  if (known.has(value)) return known.get(value);
  if (value instanceof Date) return new Date(value);
  if (value instanceof ArrayBuffer) return value.slice(0);
  if (value instanceof Uint8Array) return value.slice();
  const copy: object = Array.isArray(value)
    ? []
    : value instanceof Map
      ? new Map()
      : value instanceof Set
        ? new Set()
        : {};
  known.set(value, copy);
  if (value instanceof Map)
    for (const [key, item] of value)
      (copy as Map<unknown, unknown>).set(clone(key, known), clone(item, known));
  else if (value instanceof Set) for (const item of value) (copy as Set<unknown>).add(clone(item, known));
  else for (const [key, item] of Object.entries(value)) Object.assign(copy, { [key]: clone(item, known) });
  return copy;
}

const log = Object.fromEntries(
  [
    'assert',
    'debug',
    'dir',
    'error',
    'group',
    'groupCollapsed',
    'groupEnd',
    'info',
    'log',
    'table',
    'time',
    'timeEnd',
    'trace',
    'warn',
  ].map((name) => [name, silent]),
);

Object.assign(globalThis, {
  TextDecoder,
  TextEncoder,
  ReadableStream,
  TransformStream,
  WritableStream,
  atob: fromBase64,
  btoa: toBase64,
  // React's renderer measures text with it.
  Buffer: { byteLength: (text: string) => new TextEncoder().encode(text).length },
  console: log,
  performance: { now: currentTime, timeOrigin: Date.now(), mark: silent, measure: silent },
  crypto: { getRandomValues: fillWithNoise },
  structuredClone: (value: unknown) => clone(value),
  queueMicrotask: (run: () => void) => void Promise.resolve().then(run).catch(silent),
  setTimeout: setTimer,
  setInterval: setRepeatedTimer,
  setImmediate: (run: unknown, ...values: unknown[]) => setTimer(run, 0, ...values),
  clearTimeout: clearTimer,
  clearInterval: clearTimer,
  clearImmediate: clearTimer,
  fetch: () => Promise.reject(new Error('Pages that are rendered ahead cannot send requests')),
});
// It compiles code, and this realm compiles none.
Reflect.deleteProperty(globalThis, 'WebAssembly');
