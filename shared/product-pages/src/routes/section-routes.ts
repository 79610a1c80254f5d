import {
  type CatalogSection,
  homePath,
  pathRedirect,
  type ScreenName,
  START_PATH,
  screenRoutes,
} from '@portal/catalog';
import { Navigate, type RouteObject, useLocation } from '@portal/router';
import { createElement } from 'react';
import { SectionFrame } from '../frame/SectionFrame';

/** A screen as a route without its path, which the catalog knows. */
export type ScreenObject = Pick<RouteObject, 'loader' | 'lazy' | 'Component' | 'shouldRevalidate' | 'handle'>;

/**
 * What draws each screen of a section. A screen that a remote leaves out has no route: trial pages
 * belong to another remote.
 */
export type Screens<Section extends CatalogSection> = {
  readonly [Name in ScreenName]?: (section: Section) => ScreenObject;
};

/** The path below the first segment, which the remote's own pattern stands for: `/hoops/x/y` is `x/y`. */
const relativePath = (section: string) => section.split('/').slice(2).join('/');

interface ElsewhereProps {
  readonly section: CatalogSection;
}

/** Where an address without a page leads in a section. NAV-2, NAV-3. */
function Elsewhere({ section }: ElsewhereProps) {
  const { pathname } = useLocation();
  const to = pathRedirect(pathname) ?? homePath(section) ?? START_PATH;
  return createElement(Navigate, { to, replace: true });
}

/**
 * The routes of a section, from its entry in the catalog: each of its screens inside its frame; its
 * root, where it has no page of its own, and unknown paths lead to its home. NAV-2, NAV-3, NAV-6.
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
  const elsewhere = createElement(Elsewhere, { section });
  return [
    {
      path: relativePath(section.section),
      children: [
        { element: createElement(SectionFrame, { section }), children: pages },
        { path: '*', element: elsewhere },
        ...(pages.some((page) => page.index) ? [] : [{ index: true, element: elsewhere }]),
      ],
    },
  ];
}
