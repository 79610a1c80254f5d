import { IFC_VERSION, LTS_VERSION } from './constants';
import type { Product } from './types';
import { contentVersion } from './versions/route-version';

// All paths are relative to `content-data/`, which the content call prepends. VER-10, CALL-17.

/** The list of the latest versions. */
export const RELEASES_PATH = 'releases_prod_latest.json';

type Folder = Pick<Product, 'contentFolder'>;

const prefixOf = ({ contentFolder }: Folder) => contentFolder.slice(contentFolder.lastIndexOf('/') + 1);

export function contentPath(product: Folder & Pick<Product, 'versionRule'>, version: string): string {
  return `${product.contentFolder}/${prefixOf(product)}-${contentVersion(product, version)}.json`;
}

export function versionIndexPath(product: Folder): string {
  return `${product.contentFolder}/${prefixOf(product)}-version.json`;
}

/** The training videos of Communicator and HPS. TRN-7. */
export function trainingContentPath(product: Folder): string {
  return `${product.contentFolder}/online-training.json`;
}

/** The long-term-support release of 3DF, read from the branch `develop`. LTS-1. */
export function ltsContentPath(product: Folder): string {
  return `${product.contentFolder}/${prefixOf(product)}-${LTS_VERSION}.json`;
}

/** The IFC plug-ins of AutoCAD OEM. PATH-7. */
export const IFC_PLUGINS = ['ifc_reader', 'ifc_writer'] as const;
export type IfcPlugin = (typeof IFC_PLUGINS)[number];

/** The content of an IFC plug-in. PATH-7. */
export function ifcContentPath(plugin: IfcPlugin): string {
  return `ifc-product/${plugin}/${plugin}-${IFC_VERSION}.json`;
}
