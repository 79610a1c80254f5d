import {
  type CatalogSection,
  headerMenus,
  homePath,
  type MenuLink,
  type ResolvedSidebarLink,
  sections,
  sidebarFor,
} from '@portal/catalog';
import type { PortalConfig } from '@portal/config';
import type { SearchItem } from './item';

const PAGES: readonly SearchItem[] = [
  {
    kind: 'page',
    title: 'Your Licenses',
    detail: 'Keys, expiration dates and header files',
    href: '/license_generator',
    keywords: 'license keys account view my license',
  },
  {
    kind: 'page',
    title: 'Package Naming Conventions',
    detail: 'What the parts of a package’s name mean',
    href: '/naming',
  },
  {
    kind: 'page',
    title: 'Qt Toolkit Downloads',
    detail: 'Source archives under LGPL',
    href: '/qt-toolkit/downloads',
    keywords: 'open source',
  },
  { kind: 'page', title: 'Start', detail: 'Home page of the developer zone', href: '/start' },
];

const productItem = (section: CatalogSection): SearchItem[] => {
  const href = homePath(section);
  if (href === null) return [];
  const { name, subtitle, code, formerName = '', description } = section;
  const keywords = `${code} ${formerName} ${description}`;
  return [{ kind: 'product', title: name, detail: subtitle, href, keywords, owner: section }];
};

/** The links of a section's own sidebar and of its screens, the sidebar's names first. */
function linksOf(section: CatalogSection, config: PortalConfig): readonly ResolvedSidebarLink[] {
  const { sidebar: _, ...withoutList } = section;
  return [...sidebarFor(section, config), ...sidebarFor(withoutList, config)];
}

/** What people look for on a page that its name does not say, by the end of its address. */
const OFFERED: Readonly<Record<string, string>> = { latest: 'latest md5sum checksum verify' };

function linkItem(section: CatalogSection, { name, href, external }: ResolvedSidebarLink): SearchItem {
  // Its address may have the word that people use: "Graphics Devices" is at `graphics-cards`.
  const address = external ? '' : href.slice(href.lastIndexOf('/') + 1);
  const keywords = `${section.code} ${OFFERED[address] ?? address}`;
  const kind = external ? 'documentation' : 'page';
  return { kind, title: name, detail: section.name, href, keywords, owner: section };
}

const menuItem = (title: string, { name, description, href, external }: MenuLink): SearchItem =>
  external
    ? { kind: 'documentation', title: name, detail: title, href }
    : { kind: 'page', title: name, detail: description, href };

const externalPages = ({ forumUrl, knowledgeBaseUrl, supportUrl }: PortalConfig): SearchItem[] => [
  { kind: 'documentation', title: 'Developer Forum', detail: 'Questions and answers', href: forumUrl },
  { kind: 'documentation', title: 'Knowledge Base', detail: 'Articles by product', href: knowledgeBaseUrl },
  { kind: 'documentation', title: 'Support', detail: 'Technical support', href: supportUrl },
];

/** The first item of each address: a section's name for it goes before a menu's. */
const firstByHref = (items: readonly SearchItem[]): SearchItem[] =>
  [...new Map(items.toReversed().map((item) => [item.href, item])).values()].toReversed();

/**
 * What the portal can find without an index: products, pages and documentation links, from the catalog and the
 * configuration. SEARCH-2, SEARCH-5.
 */
export function catalogItems(config: PortalConfig): SearchItem[] {
  const { menus } = headerMenus(config);
  const known = sections.flatMap(productItem);
  const links = [
    ...PAGES,
    ...sections.flatMap((section) =>
      linksOf(section, config)
        .filter(({ href }) => href !== section.section)
        .map((link) => linkItem(section, link)),
    ),
    ...menus.flatMap(({ columns }) =>
      columns.flatMap(({ title, links: entries }) => entries.map((link) => menuItem(title, link))),
    ),
    ...externalPages(config),
  ];
  const productPages = new Set(known.map(({ title, href }) => `${title} ${href}`));
  return [...known, ...firstByHref(links.filter(({ title, href }) => !productPages.has(`${title} ${href}`)))];
}
