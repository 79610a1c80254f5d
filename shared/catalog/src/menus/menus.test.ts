import { headerMenus, homePath, landingGroups, products, sectionOf, sections } from '..';

const { menus, support } = headerMenus({ docsHost: 'https://docs.example', supportUrl: '/support' });
const menuOf = (id: string) => menus.find((menu) => menu.id === id);
const linksOf = (id: string) => menuOf(id)?.columns.flatMap(({ links }) => links) ?? [];
const internal = [
  ...menus
    .flatMap(({ columns }) => columns.flatMap(({ links }) => links))
    .filter(({ external }) => !external),
  ...landingGroups.flatMap(({ links }) => links),
];

// MENU-1.
test('the PRODUCTS menu has its five columns', () => {
  expect(menuOf('products')?.columns.map(({ title }) => title)).toEqual([
    'HOOPS SDKs',
    'HOOPS Platforms',
    'CEETRON SDKs',
    'Partner Products',
    'Autodesk OEM products',
  ]);
});

// MENU-2.
test('each family has a menu with its name', () => {
  expect(menus.map(({ label }) => label)).toEqual([
    'PRODUCTS',
    'HOOPS',
    'CEETRON',
    'Partner',
    'OEM',
    'DOCUMENTATION',
  ]);
});

// MENU-3.
test('documentation and support are external', () => {
  expect(linksOf('documentation').every(({ external }) => external)).toBe(true);
  expect(linksOf('documentation').map(({ href }) => href)).toContain('https://docs.example/communicator');
  expect(support).toMatchObject({ href: '/support', external: true });
});

// MENU-4.
test('the landing page has its four groups', () => {
  expect(landingGroups.map(({ title }) => title)).toEqual(['HOOPS', 'CEETRON', 'OEM', 'Modelers']);
  expect(landingGroups[3]?.links.map(({ name }) => name)).toEqual(['Parasolid', 'Polygonica']);
});

test('items match the products that they link to, without a redirect', () => {
  for (const { name, description, href } of internal) {
    const section = sectionOf(href);
    if (!section) expect(['/hoops/cadflow', '/hoops/demos']).toContain(href);
    else
      expect({ name, description, href }).toEqual({
        name: section.name,
        description: section.subtitle,
        href: homePath(section),
      });
  }
});

test('every section is in a menu of its family', () => {
  const hrefs = internal.map(({ href }) => href);
  for (const section of sections) expect(hrefs).toContain(homePath(section));
});

test('no menu links to the same page twice', () => {
  for (const { id } of menus) {
    const hrefs = linksOf(id).map(({ href }) => href);
    expect(new Set(hrefs).size).toBe(hrefs.length);
  }
});

test('documentation links match the products’ documentation paths', () => {
  const paths = new Set(products.map(({ docsPath }) => `https://docs.example${docsPath}`));
  const [, ...rest] = linksOf('documentation');
  for (const { href } of rest) expect(paths).toContain(href);
});
