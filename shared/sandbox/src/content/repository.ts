import {
  contentPath,
  IFC_PLUGINS,
  ifcContentPath,
  ltsContentPath,
  productByCode,
  RELEASES_PATH,
  trainingContentPath,
  versionIndexPath,
} from '@portal/catalog';
import type { StoredObject } from '../downloads/objects';
import { fileLocations, parasolidFiles } from './file-locations';
import { fixedKeys } from './fixed-downloads';
import { ObjectRegistry } from './object-registry';
import { productContents } from './products';
import { ifcContent } from './products/ifc';
import { parasolid370 } from './products/parasolid';
import { communicatorTraining, hpsTraining } from './products/training';
import { LTS, ltsRelease } from './products/visualize';
import { versionsOf } from './versions';

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

  main.set(
    RELEASES_PATH,
    productContents.flatMap(({ code, latest }) =>
      latest === undefined ? [] : [{ product: code, version: latest }],
    ),
  );
  for (const { code, index, versions = versionsOf(index), release } of productContents) {
    const product = productByCode(code);
    main.set(versionIndexPath(product), index);
    for (const version of versions) {
      const built = release(version);
      registry.addRelease(code, version, fileLocations(built));
      main.set(contentPath(product, version), built.content);
    }
  }
  for (const plugin of IFC_PLUGINS) {
    const content = ifcContent[plugin];
    registry.addIfc(plugin, 'eval', content.eval);
    registry.addIfc(plugin, 'prod', content.prod);
    main.set(ifcContentPath(plugin), content);
  }
  main.set(trainingContentPath(productByCode('communicator')), communicatorTraining);
  main.set(trainingContentPath(productByCode('hps')), hpsTraining);

  const lts = ltsRelease();
  registry.addRelease('3df', LTS, fileLocations(lts));
  develop.set(ltsContentPath(productByCode('3df')), lts.content);

  registry.addRelease('siemens-parasolid', '37.0', parasolidFiles(parasolid370));
  for (const key of fixedKeys()) registry.addKey(key);
  return { main, develop, objects: await registry.createAll() };
}
