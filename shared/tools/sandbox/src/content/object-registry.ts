import { createHash } from 'node:crypto';
import { fileTarget, type IfcPlugin, ifcTarget, isInstallerKey, type Product } from '@portal/catalog';
import { archiveOf } from '../archives';
import { DOWNLOADS_BUCKET, INSTALLERS_BUCKET } from '../downloads/buckets';
import type { StoredObject } from '../downloads/objects';
import type { FileLocation } from './file-locations';
import type { FileEntry } from './wire';

const digest = (algorithm: 'md5' | 'sha256', bytes: Uint8Array) =>
  createHash(algorithm).update(bytes).digest('hex');

/** The field is optional, so one product has content without it: AutoCAD OEM, whose page is the largest. */
const PRODUCTS_WITHOUT_SHA256: ReadonlySet<string> = new Set(['autocad_oem']);

/** Collects the object keys in the content, then creates every object once and records its MD5 sum. */
export class ObjectRegistry {
  readonly #keys = new Map<string, FileEntry[]>();
  readonly #withoutSha256 = new Set<FileEntry>();

  /** Adds the files of a release. The catalog's functions compute the keys. */
  addRelease(product: Product, version: string, files: readonly FileLocation[]): void {
    for (const { file, location, version: folderVersion } of files) {
      this.#addTarget(fileTarget(product, folderVersion ?? version, file, location), file);
      if (PRODUCTS_WITHOUT_SHA256.has(product.code)) this.#withoutSha256.add(file);
    }
  }

  addIfc(plugin: IfcPlugin, use: 'eval' | 'prod', files: readonly FileEntry[]): void {
    for (const file of files) this.#addTarget(ifcTarget(plugin, use, file), file);
  }

  addKey(key: string, file?: FileEntry): void {
    const files = this.#keys.get(key) ?? [];
    this.#keys.set(key, file === undefined ? files : [...files, file]);
  }

  /** Creates every object; sets the MD5 sum, size and SHA-256 of each file with an `md5sum`. */
  async createAll(): Promise<StoredObject[]> {
    const objects: StoredObject[] = [];
    for (const [key, files] of this.#keys) {
      const bytes = await archiveOf(key);
      const md5 = digest('md5', bytes);
      const sha256 = digest('sha256', bytes);
      for (const file of files) {
        if (file.md5sum === undefined) continue;
        file.md5sum = md5;
        file.size = bytes.length;
        if (!this.#withoutSha256.has(file)) file.sha256 = sha256;
      }
      const bucket = isInstallerKey(key) ? INSTALLERS_BUCKET : DOWNLOADS_BUCKET;
      objects.push({ bucket, key, size: bytes.length, md5 });
    }
    return objects;
  }

  #addTarget(target: ReturnType<typeof fileTarget>, file: FileEntry): void {
    if (target === null) throw new Error(`${file.filename} has no safe object key.`);
    if (target.kind !== 'raw') this.addKey(target.objectKey, file);
  }
}
