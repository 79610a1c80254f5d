/** What a person would expect of the local content: the first result of each query. */
import { getConfig } from '@portal/config';
import { freshPage } from '@portal/testing';
import { catalogItems } from './catalog-items';
import { createFinder, type Find } from './find';
import { loadIndex } from './load-index';

let find: Find;
beforeAll(async () => {
  await freshPage('/page');
  find = createFinder([...catalogItems(getConfig()), ...(await loadIndex()).items]);
});

/** The results of a query as the dialog lists them. */
const listed = (query: string, section?: string) =>
  find(query, section).groups.flatMap(({ results }) =>
    results.map(({ item }) => `${item.title} | ${item.detail}`),
  );

// SEARCH-8, SEARCH-3.
test.each([
  // Products, by name, code, former name and purpose.
  ['communicator', 'HOOPS Communicator | 3D Web Visualization'],
  ['exchange', 'HOOPS Exchange | CAD Data Exchange'],
  ['parasolid', 'Parasolid | Solid Modeling Kernel'],
  ['parasol', 'Parasolid | Solid Modeling Kernel'],
  ['hps', 'HOOPS Visualize HPS | Desktop and Mobile Graphics'],
  ['envision cloud', 'Ceetron Envision Web | CAE Visualization for the Web'],
  ['dwg', 'RealDWG | DWG and DXF Toolkit'],
  ['pdf', 'HOOPS Publish | 3D PDF and HTML'],
  ['demo viewer', 'HOOPS Parasolid Demo Viewer | Parasolid with HOOPS Visualize'],
  // Pages, by their title before what only mentions it.
  ['license', 'Your Licenses | Keys, expiration dates and header files'],
  ['licence keys', 'Your Licenses | Keys, expiration dates and header files'],
  ['naming', 'Package Naming Conventions | What the parts of a package’s name mean'],
  ['qt', 'Qt Toolkit Downloads | Source archives under LGPL'],
  ['graphics cards', 'Graphics Devices | HOOPS Visualize'],
  ['hps trial', '60-Day Trial | HOOPS Visualize HPS'],
  ['training', 'Training | HOOPS Communicator'],
  ['release notes exchange', 'Release Notes | HOOPS Exchange'],
  ['md5', 'Product Downloads | HOOPS Communicator'],
  ['polygonica checksum', 'Product Downloads | Polygonica'],
  ['verify exchange', 'Product Downloads | HOOPS Exchange'],
  ['first viewer', 'Your First Viewer | HOOPS Communicator · Getting Started'],
  // The newest version, unless the query names another.
  ['linux', 'HOOPS_Communicator_2026.3.0_Linux.tar.gz | HOOPS Communicator 2026.3.0'],
  ['communicator linux', 'HOOPS_Communicator_2026.3.0_Linux.tar.gz | HOOPS Communicator 2026.3.0'],
  ['parasolid linux', 'Parasolid_38.1.178_Linux_x64.tar.gz | Parasolid 38.1'],
  ['communicator 2026', 'HOOPS Communicator 2026.3.0 | Latest version'],
  ['communicator 2024', 'HOOPS Communicator 2024.10.0 | Older version'],
  ['communicator 2023 sp2', 'HOOPS Communicator 2023 SP2 | Older version'],
  ['realdwg 2024', 'RealDWG 2024 | Older version'],
  ['v2026.2 exchange linux', 'HOOPS_Exchange_2026.2.1_Linux.tar.gz | HOOPS Exchange 2026.2.1'],
  ['communicator 2022 windows', 'HOOPS_Communicator_2022_Windows.zip | HOOPS Communicator 2022'],
  ['3df lts', 'LTS Downloads | HOOPS Visualize 3DF'],
  // Errors.
  ['comunicator linux', 'HOOPS_Communicator_2026.3.0_Linux.tar.gz | HOOPS Communicator 2026.3.0'],
  ['parasld', 'Parasolid | Solid Modeling Kernel'],
  ['polygnca linx', 'Polygonica_4.2.0_Linux.tar.gz | Polygonica 4.2.0'],
  ['licenes', 'Your Licenses | Keys, expiration dates and header files'],
  ['exchnage 2025', 'HOOPS Exchange 2025.4.0 | Older version'],
])('"%s" finds first %s', (query, first) => {
  expect(listed(query)[0]?.startsWith(first) || listed(query)).toBe(true);
});

// SEARCH-8.
test.each([
  ['linux', '/toolkits/polygonica', 'Polygonica_4.2.0_Linux.tar.gz | Polygonica 4.2.0'],
  ['release notes', '/hoops/publish', 'Release Notes | HOOPS Publish'],
  ['older versions', '/cae/cee_sam', 'Older Versions | Ceetron SAM'],
  ['trial', '/hoops/visualize', '60-Day Trial | HOOPS Visualize HPS'],
  ['2025.1', '/toolkits/realdwg', 'RealDWG 2025.1 | Older version'],
])('"%s" on the pages of %s finds first %s', (query, section, first) => {
  expect(listed(query, section)[0]?.startsWith(first) || listed(query, section)).toBe(true);
});

// SEARCH-8.
test('the better words go before the section that the visitor is in', () => {
  expect(listed('communicator linux', '/toolkits/polygonica')[0]).toMatch(/^HOOPS_Communicator_2026\.3\.0/);
});

// SEARCH-8, INDEX-2.
test('the versions of a product are listed newest first', () => {
  const versions = (query: string) =>
    find(query)
      .groups.filter(({ kind }) => kind === 'version')
      .flatMap(({ results }) => results.map(({ item }) => item.version));
  expect(versions('communicator 2025')).toEqual([
    '2025.10.0',
    '2025.8.0',
    '2025.4.0',
    '2025.2.0',
    '2025.1.0',
  ]);
  // The latest version first, whatever the numbers of its updates are.
  expect(versions('autocad oem 2026')).toEqual(['2026', '2026.1.1', '2026.1', '2026.0.1']);
});
