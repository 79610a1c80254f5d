type Callable = (this: unknown, ...args: unknown[]) => unknown;

/** Replaces functions, and puts them back. */
export class Patches {
  readonly #undo: (() => void)[] = [];

  replace(object: object, key: string, create: (original: Callable) => Callable): void {
    const original: unknown = Reflect.get(object, key);
    if (typeof original !== 'function') return;
    const descriptor = Reflect.getOwnPropertyDescriptor(object, key);
    Reflect.defineProperty(object, key, {
      configurable: true,
      enumerable: descriptor?.enumerable ?? false,
      writable: true,
      value: create(original as Callable),
    });
    this.#undo.push(() => {
      if (descriptor === undefined) Reflect.deleteProperty(object, key);
      else Reflect.defineProperty(object, key, descriptor);
    });
  }

  undo(): void {
    for (const undo of this.#undo.reverse()) undo();
  }
}
