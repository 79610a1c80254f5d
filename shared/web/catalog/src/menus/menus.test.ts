import { readFileSync } from 'node:fs';
import { headerMenus, homePath, landingGroups, products, sectionOf, sections } from '..';
import { menuData } from './generated';
import { deriveMenuData, generatedModule } from './menu-items';

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

test('the generated items are those of the entries: run the generate script after a change', () => {
  expect(menuData).toEqual(deriveMenuData());
  expect(readFileSync(`${__dirname}/generated.ts`, 'utf8')).toBe(generatedModule(deriveMenuData()));
});

// MENU-1, MENU-2.
test('columns list their products in order', () => {
  const columns: Record<string, string[][]> = {
    hoops: [
      [
        'HOOPS Communicator',
        'HOOPS Exchange',
        'HOOPS Publish',
        'HOOPS Luminate',
        'HOOPS Visualize',
        'HOOPS Visualize HPS',
        'HOOPS Visualize 3DF',
      ],
      ['The HOOPS Platform', 'The HOOPS Web Platform', 'The HOOPS Native Platform'],
      ['TableToPDF', 'HOOPS Parasolid Demo Viewer', 'HOOPS CADFlow', 'Demos'],
    ],
    ceetron: [
      ['Ceetron Envision Desktop', 'Ceetron Envision Web', 'Ceetron SAM'],
      ['Ceetron SAM Evaluation', 'Ceetron Envision Demo Viewer', 'Ceetron Envision Demo Analyzer'],
    ],
    partner: [['RealDWG', 'Parasolid', 'Polygonica']],
    oem: [['AutoCAD OEM', 'Inventor OEM', 'RealDWG']],
  };
  for (const [id, expected] of Object.entries(columns)) {
    const known = expected.flat();
    const names = menuOf(id)?.columns.map(({ links }) => links.map(({ name }) => name));
    expect(names?.map((column) => column.filter((name) => known.includes(name)))).toEqual(expected);
  }
});

test('an item leads to the home of its section, without a redirect; pages of no section may have one', () => {
  const others = internal.filter(({ href }) => !sectionOf(href)).map(({ href }) => href);
  expect(others).toEqual(expect.arrayContaining(['/hoops/cadflow', '/hoops/demos']));
  for (const { name, description, href, icon } of internal) {
    const section = sectionOf(href);
    if (section)
      expect({ name, description, href, icon }).toEqual({
        name: section.name,
        description: section.subtitle,
        href: homePath(section),
        icon: section.icon,
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
