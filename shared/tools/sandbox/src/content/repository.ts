import { hash } from 'node:crypto';
import {
  contentPath,
  fileTarget,
  IFC_PLUGINS,
  type IfcPlugin,
  ifcContentPath,
  ifcTarget,
  isInstallerKey,
  LTS_VERSION,
  ltsContentPath,
  type Product,
  RELEASES_PATH,
  trainingContentPath,
  versionIndexPath,
} from '@portal/catalog';
import { archiveOf } from '../archives';
import { DOWNLOADS_BUCKET, INSTALLERS_BUCKET, type StoredObject } from '../downloads/objects';
import type { FileLocation } from './file-locations';
import { fixedKeys } from './fixed-downloads';
import { loadProductContents } from './product-content';
import { filesPerPlatform } from './sections';
import { versionsOf, withDates } from './versions';
import type { FileEntry, IfcContent } from './wire';

const filesOf = (stem: string, use: string): FileEntry[] =>
  filesPerPlatform(`${stem}_2023`, [
    ['Windows', 'Visual Studio 2019 (vc142)', 'x86_64', `Windows_vc142_${use}.zip`],
    ['Windows', 'Visual Studio 2022 (vc143)', 'x86_64', `Windows_vc143_${use}.zip`],
  ]);

const plugin = (name: string, stem: string): IfcContent => ({
  product_name: name,
  eval: filesOf(stem, 'Evaluation'),
  prod: filesOf(stem, 'Production'),
});

/** The IFC plug-ins of AutoCAD OEM. PATH-7. */
const ifcContent: Readonly<Record<IfcPlugin, IfcContent>> = {
  ifc_reader: plugin('IFC Reader', 'IFC_Reader'),
  ifc_writer: plugin('IFC Writer', 'IFC_Writer'),
};

/** The field is optional, so one product has content without it: AutoCAD OEM, whose page is the largest. */
const PRODUCT_WITHOUT_SHA256 = 'autocad_oem';

/** Collects the object keys in the content, then creates every object once and records its MD5 sum. */
class ObjectRegistry {
  readonly #keys = new Map<string, FileEntry[]>();
  readonly #withoutSha256 = new Set<FileEntry>();

  /** Adds the files of a release. The catalog's functions compute the keys. */
  addRelease(product: Product, version: string, files: readonly FileLocation[]): void {
    for (const { file, location, version: folderVersion } of files) {
      this.#addTarget(fileTarget(product, folderVersion ?? version, file, location), file);
      if (product.code === PRODUCT_WITHOUT_SHA256) this.#withoutSha256.add(file);
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
      const md5 = hash('md5', bytes);
      const sha256 = hash('sha256', bytes);
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

/** The content repository: the files of each branch by path, and the objects that they refer to. */
export type Repository = Awaited<ReturnType<typeof buildRepository>>;

/** Builds the repository from the tables in `products/`. The result is the same on every machine. */
export async function buildRepository() {
  const registry = new ObjectRegistry();
  /** Relative to `content-data/`. */
  const main = new Map<string, object>();
  /** Those that differ on the branch `develop`. */
  const develop = new Map<string, object>();

  const contents = await loadProductContents();
  main.set(
    RELEASES_PATH,
    contents.flatMap(({ product, content: { latest } }) =>
      latest === undefined ? [] : [{ product: product.code, version: latest }],
    ),
  );
  for (const { product, content } of contents) {
    const { index, versions = versionsOf(index), training, longTermSupport, unlistedFiles } = content;
    main.set(
      versionIndexPath(product),
      index.map((entry) => withDates(index, entry, versions)),
    );
    for (const version of versions) {
      const built = content.release(version);
      registry.addRelease(product, version, built.files);
      main.set(contentPath(product, version), built.content);
    }
    if (training !== undefined) main.set(trainingContentPath(product), training);
    if (longTermSupport !== undefined) {
      registry.addRelease(product, LTS_VERSION, longTermSupport.files);
      develop.set(ltsContentPath(product), longTermSupport.content);
    }
    if (unlistedFiles !== undefined) registry.addRelease(product, unlistedFiles.version, unlistedFiles.files);
  }
  for (const plugin of IFC_PLUGINS) {
    const content = ifcContent[plugin];
    registry.addIfc(plugin, 'eval', content.eval);
    registry.addIfc(plugin, 'prod', content.prod);
    main.set(ifcContentPath(plugin), content);
  }
  for (const key of fixedKeys()) registry.addKey(key);
  return { main, develop, objects: await registry.createAll() };
}
