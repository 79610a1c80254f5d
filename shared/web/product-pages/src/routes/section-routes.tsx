import { genericContent, getContent, getVersionIndex, trainingContent } from '@portal/api/content';
import {
  type CatalogSection,
  feedPath,
  isSidebarHidden,
  olderVersionsView,
  type Product,
  type ScreenName,
  screenRoutes,
  sidebarFor,
  trainingContentPath,
  versionIndexPath,
} from '@portal/catalog';
import { getConfig } from '@portal/config';
import type { PageHead } from '@portal/contract';
import { SidebarLayout } from '@portal/ui';
import { Outlet, type RouteObject, useLocation } from '@portal/ui/router';
import { createElement, useState } from 'react';
import { releaseLoader } from '../release/release';
import { fileLoader } from '../state/page-state';
import { prefetchable } from '../state/prefetchable';
import { dataScreen, type ScreenObject } from './screen-route';
import { SidebarPathContext } from './sidebar-path';
import { PathRedirect } from './unknown-route';

/** Whether a section is a product, which has content; a platform's pages, for example, lead to those of products. */
export const isProduct = (section: CatalogSection): section is Product => 'contentFolder' in section;

/** The layout of a section: its sidebar and its child routes. UI-4. */
function SectionFrame({ section }: { readonly section: CatalogSection }) {
  const { pathname } = useLocation();
  const [path, setPath] = useState<string>();
  return (
    <SidebarLayout
      currentPath={path}
      title={section.name}
      subtitle={section.subtitle}
      icon={section.icon}
      links={sidebarFor(section, getConfig())}
      hidden={isSidebarHidden(section, pathname)}
    >
      <SidebarPathContext value={setPath}>
        <Outlet />
      </SidebarPathContext>
    </SidebarLayout>
  );
}

/**
 * Creates the route object of each screen of a section. A screen that a remote omits gets no route: for example,
 * trial pages belong to another remote.
 */
export type Screens<Section extends CatalogSection> = {
  readonly [Name in ScreenName]?: (section: Section) => ScreenObject;
};

/** The path without its first segment, which the remote's pattern matches: `/hoops/x/y` becomes `x/y`. */
const relativePath = (section: string) => section.split('/').slice(2).join('/');

/** A section's own texts; a product has content, and so a feed. PAGES-4, NEWS-4. */
function headOf(section: CatalogSection): PageHead {
  const { name, description } = section;
  return isProduct(section)
    ? { name, description, isProduct: true, feed: feedPath(section.code) }
    : { name, description };
}

/**
 * Creates the routes of a section from its catalog entry: each of its screens inside the section's frame, and
 * redirects to its home for unknown paths and for a root without a page. NAV-2, NAV-3, NAV-6.
 */
export function sectionRoutes<Section extends CatalogSection>(
  section: Section,
  screens: Screens<Section>,
): RouteObject[] {
  if (section.section === null) return [];
  const pages = screenRoutes(section).flatMap(({ screen, path }): RouteObject[] => {
    const page = screens[screen]?.(section);
    if (page === undefined) return [];
    return [path === '' ? { ...page, index: true } : { ...page, path }];
  });
  const redirect = (isRoot: boolean) => createElement(PathRedirect, { section, isRoot });
  return [
    {
      path: relativePath(section.section),
      children: [
        {
          element: createElement(SectionFrame, { section }),
          handle: { head: headOf(section) },
          children: pages,
        },
        { path: '*', element: redirect(false) },
        ...(pages.some((page) => page.index) ? [] : [{ index: true, element: redirect(true) }]),
      ],
    },
  ];
}

const detail = (product: Product): ScreenObject =>
  dataScreen(
    prefetchable(releaseLoader(product, genericContent)),
    () => import(/* webpackChunkName: "download-detail" */ '../release/GenericRelease'),
  );

/** The screens that all products of the generic layout share. */
export const productScreens: Screens<Product> = {
  latest: detail,
  downloads: detail,
  'older-versions': (product) =>
    dataScreen(
      prefetchable(
        fileLoader(product, async () =>
          olderVersionsView(product, await getVersionIndex(versionIndexPath(product))),
        ),
      ),
      () => import(/* webpackChunkName: "older-versions" */ '../older-versions/screen'),
    ),
  training: (product) =>
    dataScreen(
      prefetchable(fileLoader(product, () => getContent(trainingContentPath(product), trainingContent))),
      () => import(/* webpackChunkName: "training" */ '../training/screen'),
    ),
};
