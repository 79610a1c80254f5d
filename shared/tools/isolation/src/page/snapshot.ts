import type { Leak } from '../leak';

type Descriptors = ReadonlyMap<PropertyKey, PropertyDescriptor>;

/** The globals of a page, and the properties of what is built into it, at one time. */
export interface PageSnapshot {
  /** What `window.onresize` and the like are set to, by their names. */
  readonly handlers: ReadonlyMap<string, unknown>;
  readonly globals: Descriptors;
  /** Properties of objects that every part of the page uses, by the object's name, such as `Array.prototype`. */
  readonly builtIns: ReadonlyMap<string, { readonly object: object; readonly properties: Descriptors }>;
}

/** Objects with functions that are no constructors. */
const NAMESPACES = new Set(['Atomics', 'CSS', 'Intl', 'JSON', 'Math', 'Reflect', 'WebAssembly', 'console']);

/** Interfaces whose prototypes are changed most often. jsdom does not list its interfaces among the globals. */
const INTERFACES = [
  'EventTarget Node Text Document DocumentFragment ShadowRoot Element HTMLElement SVGElement HTMLAnchorElement',
  'HTMLCanvasElement HTMLFormElement HTMLIFrameElement HTMLImageElement HTMLInputElement HTMLMediaElement',
  'HTMLScriptElement NodeList HTMLCollection DOMTokenList Event CustomEvent Window Navigator History Location Storage',
  'XMLHttpRequest FormData URL URLSearchParams MutationObserver Range Selection',
].flatMap((line) => line.split(' '));

const describe = (object: object): Descriptors =>
  new Map(
    Reflect.ownKeys(object).flatMap((key) => {
      const descriptor = Reflect.getOwnPropertyDescriptor(object, key);
      return descriptor === undefined ? [] : [[key, descriptor] as const];
    }),
  );

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Constructors and their prototypes, and objects such as `Math`. Getters are not called: some load modules. */
function builtInsOf(globals: Descriptors): [name: string, object: object][] {
  const interfaces = INTERFACES.flatMap((name) => {
    const descriptor = Reflect.getOwnPropertyDescriptor(globalThis, name);
    return descriptor === undefined ? [] : [[name, descriptor] as const];
  });
  return [...new Map([...globals, ...interfaces])].flatMap(([key, { value }]): [string, object][] => {
    if (typeof key !== 'string' || !isObject(value)) return [];
    if (NAMESPACES.has(key)) return [[key, value]];
    if (typeof value !== 'function' || !/^[A-Z]/.test(key)) return [];
    const prototype: unknown = Reflect.getOwnPropertyDescriptor(value, 'prototype')?.value;
    return [
      [key, value],
      ...(isObject(prototype) ? [[`${key}.prototype`, prototype] as [string, object]] : []),
    ];
  });
}

/** The properties of the window and the document that hold a handler of an event. */
const handlersOf = (): ReadonlyMap<string, unknown> =>
  new Map(
    Object.entries({ window, document }).flatMap(([name, target]) => {
      const keys: string[] = [];
      for (const key in target) if (/^on[a-z]+$/.test(key)) keys.push(key);
      return keys.map((key) => [`${name}.${key}`, Reflect.get(target, key) ?? null] as const);
    }),
  );

/** Records the globals of this page and what is built into it. */
export function takeSnapshot(): PageSnapshot {
  const globals = describe(globalThis);
  const builtIns = builtInsOf(globals).map(
    ([name, object]) => [name, { object, properties: describe(object) }] as const,
  );
  return { handlers: handlersOf(), globals, builtIns: new Map(builtIns) };
}

/** Whether another function or object is in a property's place. Plain values such as `Error.stackTraceLimit` change. */
function isReplaced(before: PropertyDescriptor, now: PropertyDescriptor): boolean {
  if (before.get !== now.get || before.set !== now.set) return true;
  return before.value !== now.value && (isObject(before.value) || isObject(now.value));
}

type Change = readonly [key: PropertyKey, change: 'adds' | 'removes' | 'replaces'];

function changesOf(before: Descriptors, now: Descriptors): Change[] {
  const added = [...now.keys()].filter((key) => !before.has(key)).map((key): Change => [key, 'adds']);
  const others = [...before].flatMap(([key, descriptor]): Change[] => {
    const current = now.get(key);
    if (current === undefined) return [[key, 'removes']];
    return isReplaced(descriptor, current) ? [[key, 'replaces']] : [];
  });
  return [...added, ...others];
}

/** `Array.prototype.last`, `Array.prototype[Symbol.iterator]`. */
const memberOf = (name: string, key: PropertyKey) =>
  typeof key === 'symbol' ? `${name}[${key.description ?? ''}]` : `${name}.${String(key)}`;

/**
 * Finds globals that were added, replaced or removed since a snapshot, handlers that were set, and changes to what is
 * built into the page. ISOLATION-2, ISOLATION-3, ISOLATION-4.
 * @param own names of globals that are the remote's own: those that its build sets.
 */
export function findChanges(before: PageSnapshot, own: readonly string[] = []): Leak[] {
  const globals = changesOf(before.globals, describe(globalThis))
    // A frame in the page is a global with a number.
    .filter(([key]) => typeof key === 'string' && !own.includes(key) && !/^\d+$/.test(key))
    .map(([key, change]) => ({
      name: `global ${String(key)}`,
      sentence: `it ${change} the global ${String(key)}, which every other part of the page sees. Keep it in a module.`,
    }));
  const builtIns = [...before.builtIns].flatMap(([name, { object, properties }]) =>
    changesOf(properties, describe(object)).map(([key, change]) => ({
      name: `prototype ${memberOf(name, key)}`,
      sentence: `it ${change} ${memberOf(name, key)}, which every other part of the page uses. Write a function instead.`,
    })),
  );
  const handlers = [...handlersOf()]
    .filter(([name, handler]) => handler !== before.handlers.get(name))
    .map(([name]) => ({
      name: `handler ${name}`,
      sentence: `it sets ${name}, of which the page has one. Add a listener, and remove it when the page is left.`,
    }));
  return [...globals, ...builtIns, ...handlers];
}
