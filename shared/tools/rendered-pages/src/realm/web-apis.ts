/**
 * The Web APIs that code has where there is no window, in plain JavaScript: none of them is Node's, so none leads to
 * it. There is no network: `fetch` rejects.
 */
import './lock-errors';

import { ReadableStream, TransformStream, WritableStream } from 'web-streams-polyfill';
import { TextDecoder, TextEncoder, textOfBytes } from './text-encoding';
import { clearTimer, currentTime, setRepeatedTimer, setTimer } from './timers';

/** The digits of base64, for `atob` and `btoa`, whose characters are bytes. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The value of each digit, by its code. */
const VALUES = new Uint8Array(128);
for (const [value, digit] of [...DIGITS].entries()) VALUES[digit.charCodeAt(0)] = value;

/** @throws {TypeError} if the text is not base64. */
function fromBase64(input: unknown): string {
  const text = String(input)
    .replace(/[\t\n\f\r ]+/g, '')
    .replace(/={1,2}$/, '');
  if (!/^[A-Za-z0-9+/]*$/.test(text) || text.length % 4 === 1) throw new TypeError('The text is not base64');
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let count = 0;
  let length = 0;
  for (let index = 0; index < text.length; index += 1) {
    bits = ((bits << 6) | (VALUES[text.charCodeAt(index)] ?? 0)) & 0xffffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes[length] = bits >> count;
    length += 1;
  }
  return textOfBytes(bytes);
}

/** @throws {TypeError} if a character is no byte. */
function toBase64(input: unknown): string {
  const text = String(input);
  if (/[^\0-\xff]/.test(text)) throw new TypeError('A character is no byte');
  const groups = text.match(/[\0-\xff]{1,3}/g) ?? [];
  return groups
    .map((group) => {
      const bits = [0, 1, 2].reduce((sum, index) => (sum << 8) | (group.charCodeAt(index) || 0), 0);
      const digits = [18, 12, 6, 0].map((shift) => DIGITS[(bits >> shift) & 0x3f]).join('');
      return digits.slice(0, group.length + 1).padEnd(4, '=');
    })
    .join('');
}

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
