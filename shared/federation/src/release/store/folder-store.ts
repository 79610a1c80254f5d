import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { withLock } from '../../publish/atomic';
import { errorCode } from '../../publish/error-code';
import type { ReleaseStore, Replacement, Stored } from './store';

/** Held while files are replaced; web servers are told not to serve names that begin with a dot. */
const LOCK = '.release.lock';

const tagOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A folder, on this machine or mounted, that a web server serves. */
export class FolderStore implements ReleaseStore {
  readonly place: string;

  constructor(folder: string) {
    this.place = resolve(folder);
  }

  async read(path: string): Promise<Stored | null> {
    try {
      const bytes = await readFile(join(this.place, path));
      return { bytes, tag: tagOf(bytes) };
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return null;
      throw error;
    }
  }

  async create(path: string, bytes: Uint8Array): Promise<boolean> {
    const target = join(this.place, path);
    const draft = await this.draft(path, bytes);
    try {
      // Unlike a rename, a link does not replace what is there, and the file appears whole.
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
    // Everything that takes time or can fail for want of space comes before the lock and the first rename.
    const drafts = await Promise.all(changes.map(({ path, bytes }) => this.draft(path, bytes)));
    try {
      return await withLock(join(this.place, LOCK), async () => {
        const now = await Promise.all(changes.map(({ path }) => this.read(path)));
        if (changes.some(({ expected }, index) => (now[index]?.tag ?? null) !== expected)) return 0;
        for (const [index, { path }] of changes.entries())
          await this.move(drafts[index] ?? '', join(this.place, path));
        return changes.length;
      });
    } finally {
      await Promise.all(drafts.map((draft) => rm(draft, { force: true })));
    }
  }

  async list(folder: string): Promise<string[]> {
    const entries = await readdir(join(this.place, folder), { withFileTypes: true }).catch((error) => {
      if (errorCode(error) === 'ENOENT') return [];
      throw error;
    });
    return entries
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.draft'))
      .map(({ name }) => `${folder}/${name}`);
  }

  /** The one step that a reader can see. */
  protected move(draft: string, target: string): Promise<void> {
    return rename(draft, target);
  }

  /** Writes the bytes beside their place, on the same file system. */
  private async draft(path: string, bytes: Uint8Array): Promise<string> {
    const draft = join(this.place, `${path}.${randomUUID()}.draft`);
    await mkdir(dirname(draft), { recursive: true });
    await writeFile(draft, bytes);
    return draft;
  }

  /** For file systems that know no links; a reader may see the file while it grows. */
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
