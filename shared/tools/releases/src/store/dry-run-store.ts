import { hasBytes, hashOf, type Listing, type ReleaseStore, type Replacement, type Stored } from './store';
import { checkPath } from './store-path';

/** Wraps a store for a dry run: keeps all writes in memory and reads through to the store. */
export class DryRunStore implements ReleaseStore {
  readonly location: string;
  readonly written: string[] = [];
  readonly removed: string[] = [];
  /** `null`: deleted. */
  private readonly files = new Map<string, Stored | null>();

  constructor(private readonly store: ReleaseStore) {
    this.location = store.location;
  }

  async read(path: string): Promise<Stored | null> {
    const planned = this.files.get(checkPath(this.location, path));
    return planned === undefined ? this.store.read(path) : planned;
  }

  async create(path: string, bytes: Uint8Array): Promise<boolean> {
    if ((await this.read(path)) !== null) return false;
    this.write(path, bytes);
    return true;
  }

  async replace(changes: readonly Replacement[]): Promise<number> {
    for (const { path } of changes) checkPath(this.location, path);
    for (const [index, { path, bytes, expected }] of changes.entries()) {
      const current = await this.read(path);
      if ((current?.tag ?? null) !== expected) return index;
      // A file that replaces itself is a condition of the others, and no change.
      if (!hasBytes(current, bytes)) this.write(path, bytes);
    }
    return changes.length;
  }

  async remove(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      if ((await this.read(path)) === null) continue;
      this.removed.push(path);
      this.files.set(path, null);
    }
  }

  async list(folder: string): Promise<Listing> {
    const start = `${checkPath(this.location, folder)}/`;
    const stored = await this.store.list(folder);
    const [files, folders] = [new Set(stored.files), new Set(stored.folders)];
    for (const [path, planned] of this.files) {
      if (!path.startsWith(start)) continue;
      const end = path.indexOf('/', start.length);
      if (end < 0 && planned === null) files.delete(path);
      else if (end < 0) files.add(path);
      else if (planned !== null) folders.add(path.slice(0, end));
    }
    return { files: [...files], folders: [...folders] };
  }

  private write(path: string, bytes: Uint8Array): void {
    this.written.push(path);
    this.files.set(path, { bytes, tag: `planned-${hashOf(bytes)}` });
  }
}
