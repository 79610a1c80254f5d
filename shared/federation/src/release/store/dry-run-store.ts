import { createHash } from 'node:crypto';
import type { ReleaseStore, Replacement, Stored } from './store';
import { checkFolder, checkPath } from './store-path';

/** Wraps a store for a dry run: keeps all writes in memory and reads through to the store. */
export class DryRunStore implements ReleaseStore {
  readonly location: string;
  /** Paths that would have been written, in order. */
  readonly written: string[] = [];
  private readonly files = new Map<string, Stored>();

  constructor(private readonly store: ReleaseStore) {
    this.location = store.location;
  }

  async read(path: string): Promise<Stored | null> {
    return this.files.get(checkPath(this.location, path)) ?? (await this.store.read(path));
  }

  async create(path: string, bytes: Uint8Array): Promise<boolean> {
    if ((await this.read(path)) !== null) return false;
    this.write(path, bytes);
    return true;
  }

  async replace(changes: readonly Replacement[]): Promise<number> {
    for (const { path } of changes) checkPath(this.location, path);
    for (const [index, { path, bytes, expected }] of changes.entries()) {
      if (((await this.read(path))?.tag ?? null) !== expected) return index;
      this.write(path, bytes);
    }
    return changes.length;
  }

  async list(folder: string): Promise<string[]> {
    checkFolder(this.location, folder);
    const planned = [...this.files.keys()].filter((path) => path.slice(0, path.lastIndexOf('/')) === folder);
    return [...new Set([...(await this.store.list(folder)), ...planned])];
  }

  private write(path: string, bytes: Uint8Array): void {
    this.written.push(path);
    this.files.set(path, { bytes, tag: `planned-${createHash('sha256').update(bytes).digest('hex')}` });
  }
}
