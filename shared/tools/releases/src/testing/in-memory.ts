import type { ReleaseStore } from '../store/store';

/** A store with some operations replaced. */
export const overriding = (store: ReleaseStore, operations: Partial<ReleaseStore>): ReleaseStore =>
  Object.assign(Object.create(store), operations);

/** A store that does not change, read from the disk once: a verification reads every file, and a test verifies often. */
export function inMemory(store: ReleaseStore): ReleaseStore {
  const once = <Value>(read: (path: string) => Promise<Value>) => {
    const values = new Map<string, Promise<Value>>();
    return (path: string) => {
      const value = values.get(path) ?? read(path);
      values.set(path, value);
      return value;
    };
  };
  return overriding(store, {
    read: once((path) => store.read(path)),
    list: once((folder) => store.list(folder)),
  });
}
