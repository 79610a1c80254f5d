import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { withLock } from '../../publish/atomic';
import { errorCode } from '../../publish/error-code';
import type { ReleaseStore, Replacement, Stored } from './store';
import { resolveFile, resolveFolder } from './store-path';

/** Lock file, held while files are replaced. Web servers do not serve names that start with a dot. */
const LOCK = '.release.lock';

const tagOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A local or mounted folder that a web server serves. */
export class FolderStore implements ReleaseStore {
  readonly location: string;

  constructor(folder: string) {
    this.location = resolve(folder);
  }

  async read(path: string): Promise<Stored | null> {
    const file = await resolveFile(this.location, path);
    try {
      const bytes = await readFile(file);
      return { bytes, tag: tagOf(bytes) };
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return null;
      throw error;
    }
  }

  async create(path: string, bytes: Uint8Array): Promise<boolean> {
    const target = await resolveFile(this.location, path);
    const draft = await this.draft(target, bytes);
    try {
      // Unlike a rename, a link does not replace an existing file; and the new file appears complete.
      await link(draft, target);
      return true;
    } catch (error) {
      if (errorCode(error) === 'EEXIST') return false;
      return await this.createWithoutLinks(target, bytes);
    } finally {
      await rm(draft, { force: true });
    }
  }

  async replace(changes: readonly Replacement[]): Promise<number> {
    const targets = await Promise.all(changes.map(({ path }) => resolveFile(this.location, path)));
    // Slow steps, and steps that fail on a full disk, come before the lock and the first rename.
    const drafts = await Promise.all(
      changes.map(({ bytes }, index) => this.draft(targets[index] ?? '', bytes)),
    );
    try {
      return await withLock(join(this.location, LOCK), async () => {
        const stored = await Promise.all(changes.map(({ path }) => this.read(path)));
        if (changes.some(({ expected }, index) => (stored[index]?.tag ?? null) !== expected)) return 0;
        for (const [index, target] of targets.entries()) await this.move(drafts[index] ?? '', target);
        return changes.length;
      });
    } finally {
      await Promise.all(drafts.map((draft) => rm(draft, { force: true })));
    }
  }

  async list(folder: string): Promise<string[]> {
    const path = await resolveFolder(this.location, folder);
    const entries = await readdir(path, { withFileTypes: true }).catch((error) => {
      if (errorCode(error) === 'ENOENT') return [];
      throw error;
    });
    return entries
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.draft'))
      .map(({ name }) => `${folder}/${name}`);
  }

  /** The only step that readers can observe. */
  protected move(draft: string, target: string): Promise<void> {
    return rename(draft, target);
  }

  /** Writes the bytes to a temporary file next to the target, on the same file system. */
  private async draft(target: string, bytes: Uint8Array): Promise<string> {
    const draft = `${target}.${randomUUID()}.draft`;
    await mkdir(dirname(draft), { recursive: true });
    await writeFile(draft, bytes);
    return draft;
  }

  /** For file systems without hard links. Readers may see a partial file. */
  private async createWithoutLinks(target: string, bytes: Uint8Array): Promise<boolean> {
    try {
      await writeFile(target, bytes, { flag: 'wx' });
      return true;
    } catch (error) {
      if (errorCode(error) === 'EEXIST') return false;
      throw error;
    }
  }
}
