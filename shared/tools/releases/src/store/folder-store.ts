import type { Dirent } from 'node:fs';
import { link, lstat, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { errorCode, nullIfMissing } from '@portal/build/error-code';
import { syncFolder, writeDraft } from './atomic';
import { type LockClock, withLock } from './lock';
import { hashOf, type Listing, type ReleaseStore, type Replacement, type Stored } from './store';
import { resolvePath } from './store-path';

/** Lock file, held while files are replaced. Web servers do not serve names that start with a dot. */
const LOCK = '.release.lock';

/** A local or mounted folder that a web server serves. */
export class FolderStore implements ReleaseStore {
  readonly location: string;

  /** @param clock time of the lock. Default: the clock of this process. */
  constructor(
    folder: string,
    private readonly clock?: LockClock,
  ) {
    this.location = resolve(folder);
  }

  async read(path: string): Promise<Stored | null> {
    const file = await resolvePath(this.location, path);
    const bytes = await readFile(file).catch(nullIfMissing);
    return bytes === null ? null : { bytes, tag: hashOf(bytes) };
  }

  async create(path: string, bytes: Uint8Array): Promise<boolean> {
    const target = await resolvePath(this.location, path);
    const draft = await writeDraft(target, bytes);
    try {
      // Unlike a rename, a link does not replace an existing file; and the new file appears complete.
      await link(draft, target);
      await syncFolder(dirname(target));
      return true;
    } catch (error) {
      if (errorCode(error) === 'EEXIST') return false;
      return await this.createWithoutLinks(draft, target);
    } finally {
      await rm(draft, { force: true });
    }
  }

  async replace(changes: readonly Replacement[]): Promise<number> {
    const targets = await Promise.all(changes.map(({ path }) => resolvePath(this.location, path)));
    // Slow steps, and steps that fail on a full disk, come before the lock and the first rename.
    const writing = changes.map(({ bytes }, index) => writeDraft(targets[index] ?? '', bytes));
    try {
      const drafts = await Promise.all(writing);
      const moveAll = async (isHeld: () => Promise<boolean>): Promise<number> => {
        const stored = await Promise.all(changes.map(({ path }) => this.read(path)));
        if (changes.some(({ expected }, index) => (stored[index]?.tag ?? null) !== expected)) return 0;
        for (const [index, target] of targets.entries()) {
          if (!(await isHeld())) return index;
          await this.move(drafts[index] ?? '', target);
          // In order: what the other files derive from must survive a power failure if they do.
          if (dirname(targets[index + 1] ?? '') !== dirname(target)) await syncFolder(dirname(target));
        }
        return changes.length;
      };
      return await withLock(join(this.location, LOCK), moveAll, this.clock);
    } finally {
      // Also of those that were still being written when another one failed.
      for (const draft of await Promise.allSettled(writing))
        if (draft.status === 'fulfilled') await rm(draft.value, { force: true });
    }
  }

  async remove(paths: readonly string[]): Promise<void> {
    const targets = await Promise.all(paths.map((path) => resolvePath(this.location, path)));
    for (const target of targets) await this.delete(target);
  }

  async list(folder: string): Promise<Listing> {
    const path = await resolvePath(this.location, folder);
    const entries = (await readdir(path, { withFileTypes: true }).catch(nullIfMissing)) ?? [];
    const pathsOf = (found: readonly Dirent[]) => found.map(({ name }) => `${folder}/${name}`);
    return {
      files: pathsOf(entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.draft'))),
      folders: pathsOf(entries.filter((entry) => entry.isDirectory())),
    };
  }

  protected delete(target: string): Promise<void> {
    return rm(target, { force: true });
  }

  /** The only step that readers can observe. */
  protected move(draft: string, target: string): Promise<void> {
    return rename(draft, target);
  }

  /** For file systems without hard links: a lock takes their place, and the new file appears complete, too. */
  private createWithoutLinks(draft: string, target: string): Promise<boolean> {
    const create = async (): Promise<boolean> => {
      if ((await lstat(target).catch(nullIfMissing)) !== null) return false;
      await rename(draft, target);
      await syncFolder(dirname(target));
      return true;
    };
    // Of this file, beside it: a team writes in its own folder only, and its name is neither listed nor served.
    return withLock(`${target}.lock.draft`, create, this.clock);
  }
}
