import {
  contentPath,
  IFC_PLUGINS,
  ifcContentPath,
  LTS_VERSION,
  ltsContentPath,
  RELEASES_PATH,
  trainingContentPath,
  versionIndexPath,
} from '@portal/catalog';
import type { StoredObject } from '../downloads/objects';
import { fileLocations } from './file-locations';
import { fixedKeys } from './fixed-downloads';
import { ifcContent } from './ifc';
import { ObjectRegistry } from './object-registry';
import { loadProductContents } from './product-content';
import { versionsOf, withDates } from './versions';

/** The content repository: the files of each branch by path, and the objects that they refer to. */
export interface Repository {
  /** Files by path relative to `content-data/`. */
  readonly main: ReadonlyMap<string, object>;
  /** Files that differ on the branch `develop`. */
  readonly develop: ReadonlyMap<string, object>;
  readonly objects: readonly StoredObject[];
}

/** Builds the repository from the tables in `products/`. The result is the same on every machine. */
export async function buildRepository(): Promise<Repository> {
  const registry = new ObjectRegistry();
  const main = new Map<string, object>();
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
      registry.addRelease(product, version, fileLocations(built));
      main.set(contentPath(product, version), built.content);
    }
    if (training !== undefined) main.set(trainingContentPath(product), training);
    if (longTermSupport !== undefined) {
      registry.addRelease(product, LTS_VERSION, fileLocations(longTermSupport));
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
