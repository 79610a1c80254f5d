/** The addresses of public pages, for the renderer. No browser loads it. */
import { getReleases, getVersionIndex, isContentError } from '@portal/api/content';
import {
  type CatalogSection,
  olderVersionsView,
  type Product,
  resolveVersion,
  type ScreenName,
  screenPath,
  versionIndexPath,
} from '@portal/catalog';
import { isProduct, type Screens } from './routes/section-routes';

/** The paths of the versions that a product's index lists; none without an index. OLD-3, OLD-5. */
async function versionPaths(product: Product): Promise<string[]> {
  try {
    const index = await getVersionIndex(versionIndexPath(product));
    const { limit: _, ...rule } = product.olderVersions ?? {};
    const years = olderVersionsView({ ...product, olderVersions: rule }, index);
    return years
      .flatMap(({ href, versions }) => [href, ...versions.map((version) => version.href)])
      .filter((href) => href !== null);
  } catch (error) {
    if (isContentError(error, 'not-found')) return [];
    throw error;
  }
}

/** The screens that show the newest release, which a product without one does not have. */
const OF_NEWEST: readonly ScreenName[] = ['latest', 'downloads'];

async function pagesOf(section: CatalogSection, screens: readonly ScreenName[]): Promise<string[]> {
  const hasVersions = isProduct(section) && screens.includes('latest');
  const isListed =
    !isProduct(section) || resolveVersion(section, 'latest', await getReleases()).kind === 'resolved';
  const paths = screens
    .filter((screen) => isListed || !OF_NEWEST.includes(screen))
    .flatMap((screen) => screenPath(section, screen) ?? []);
  return hasVersions ? [...paths, ...(await versionPaths(section))] : paths;
}

/**
 * The paths of the public pages of some sections: their own screens, and every version that an index lists.
 * @param screensOf the screens that the remote has routes for; screens of other remotes are left out.
 * @throws {ContentError} if the releases list or an index could not be read.
 * @example sectionPages(caeProducts, () => productScreens)
 */
export async function sectionPages<Section extends CatalogSection>(
  sections: readonly Section[],
  screensOf: (section: Section) => Screens<Section>,
): Promise<string[]> {
  const pages = await Promise.all(
    sections.map((section) => {
      const own = screensOf(section);
      return pagesOf(
        section,
        section.screens.filter((screen) => own[screen] !== undefined),
      );
    }),
  );
  return [...new Set(pages.flat())];
}
