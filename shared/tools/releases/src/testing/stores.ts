import { cp } from 'node:fs/promises';
import { FolderStore } from '../store/folder-store';
import { bytesOf, type ReleaseStore, replaceOne } from '../store/store';
import { scratchFolder } from './fake-release';

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

/** Replaces a file of a store, as other tools than the release tool would. */
export async function overwrite(store: ReleaseStore, path: string, text: string): Promise<void> {
  await replaceOne(store, path, bytesOf(text), await store.read(path));
}

const INTERRUPTED = 'Write interrupted';

/** A folder store that simulates a crash: after the allowed number of writes, every write fails. */
export class InterruptedStore extends FolderStore {
  constructor(
    folder: string,
    private readonly allowance: { left: number },
  ) {
    super(folder);
  }

  override create(path: string, bytes: Uint8Array): Promise<boolean> {
    this.countWrite();
    return super.create(path, bytes);
  }

  protected override async move(draft: string, target: string): Promise<void> {
    this.countWrite();
    await super.move(draft, target);
  }

  protected override async delete(target: string): Promise<void> {
    this.countWrite();
    await super.delete(target);
  }

  private countWrite(): void {
    if (this.allowance.left === 0) throw new Error(INTERRUPTED);
    this.allowance.left -= 1;
  }
}

/**
 * Interrupts `work` after 0, 1, 2, … writes, until it succeeds, each time in a copy of a folder.
 * @param prepare makes the folder.
 * @returns the number of writes it needs.
 */
export async function interruptedAtEachWrite(
  prepare: () => Promise<string>,
  work: (store: ReleaseStore) => Promise<unknown>,
  check: (folder: string, writes: number) => Promise<void>,
): Promise<number> {
  const prepared = await prepare();
  for (let writes = 0; ; writes += 1) {
    const folder = await scratchFolder();
    await cp(prepared, folder, { recursive: true });
    const interrupted = await work(new InterruptedStore(folder, { left: writes })).then(
      () => false,
      (error: Error) => {
        if (error.message !== INTERRUPTED) throw error;
        return true;
      },
    );
    if (!interrupted) return writes;
    await check(folder, writes);
  }
}
