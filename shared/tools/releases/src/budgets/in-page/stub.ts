/** Properties that a function must keep as they are. */
const OWN = new Set<PropertyKey>(['prototype', 'length', 'name', 'arguments', 'caller']);

/**
 * Stands for a module of the host: every property, call and `new` gives another stub. Code that is only evaluated
 * finds whatever it reads in it.
 */
export const stub: object = new Proxy(function stubbed() {}, {
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
