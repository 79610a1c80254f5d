import { getContent, getReleases, type ReleaseHead } from '@portal/api/content';
import { contentPath, type Product, resolveVersion, routeVersion } from '@portal/catalog';
import type * as v from 'valibot';
import {
  type PageState,
  type PendingPage,
  type ProductData,
  productLoader,
  settle,
  stateOf,
} from '../state/page-state';

export interface Release<Content extends ReleaseHead = ReleaseHead> {
  readonly product: Product;
  /** The version of package paths and license checks: resolved, lower-cased, never `latest`. VER-7, PROD-6. */
  readonly version: string;
  readonly content: Content;
}

/** The release that a page shows, without its content. */
export type ShownRelease = Pick<Release, 'product' | 'version'>;

/** Loader data of a download page. */
export type ReleaseData<Content extends ReleaseHead> = ProductData<Release<Content>>;

async function findVersion(product: Product, parameter: string | undefined) {
  // An explicit version needs no look-up: only `latest` needs the releases list.
  const releases = routeVersion(parameter) === 'latest' ? await getReleases() : [];
  return resolveVersion(product, parameter, releases);
}

/** Loads the content of a version; one without content is `missing`. MISS-2. */
const loadVersion = <Content extends ReleaseHead>(
  product: Product,
  version: string,
  read: () => Promise<Content>,
): Promise<PageState<Release<Content>>> =>
  stateOf(async () => ({ product, version, content: await read() }), 'missing');

/**
 * Resolves a route's version and loads its content. VER-2, VER-7, MISS-2.
 * @param parameter the route's `version`; missing means `latest`.
 */
export function loadRelease<Content extends ReleaseHead>(
  product: Product,
  parameter: string | undefined,
  schema: v.GenericSchema<unknown, Content>,
): PendingPage<Release<Content>> {
  return settle<Release<Content>>(async () => {
    const found = await findVersion(product, parameter);
    if (found.kind === 'unlisted') return found;
    if (found.kind === 'refused') return { kind: 'missing' };
    return loadVersion(product, found.version, () => getContent(contentPath(product, found.version), schema));
  });
}

/**
 * The loader of a download page.
 * @example dataScreen(prefetchable(releaseLoader(product, polygonicaContent)), () => import('./polygonica/screen'))
 */
export const releaseLoader = <Content extends ReleaseHead>(
  product: Product,
  schema: v.GenericSchema<unknown, Content>,
) => productLoader<Release<Content>>(product, (version) => loadRelease(product, version, schema));

/** The loader of a download page whose version is fixed. LTS-1. */
export const versionLoader = <Content extends ReleaseHead>(
  product: Product,
  version: string,
  read: () => Promise<Content>,
) => productLoader<Release<Content>>(product, () => settle(() => loadVersion(product, version, read)));
