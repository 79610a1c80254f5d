import {
  currentLink,
  type ExternalUrls,
  isSidebarHidden,
  productByCode,
  screenPath,
  sectionOf,
  sections,
  sidebarFor,
} from '..';

const urls: ExternalUrls = {
  docsHost: 'https://docs.example',
  manageHost: '/places/manage',
  supportUrl: '/places/support',
  forumUrl: '/places/forum',
  knowledgeBaseUrl: '/places/kb',
  learningUrl: '/places/learning',
  roadmapUrls: { hps: '/places/roadmap/hps', default: '/places/roadmap' },
};

const linksOf = (path: string, from = urls) => {
  const section = sectionOf(path);
  if (!section) throw new Error(`no section at ${path}`);
  return sidebarFor(section, from);
};
const namesOf = (path: string) => linksOf(path).map(({ name }) => name);

// SIDE-1, SIDE-3, SIDE-4, SIDE-5, SIDE-6, SIDE-7, SIDE-8, SIDE-10, SIDE-11, in their order.
test.each<[string, string[]]>([
  [
    '/hoops/communicator',
    [
      '60-Day Trial',
      'Product Downloads',
      'Older Versions',
      'Latest Documentation',
      'Documentation Archive',
      'Supported File Formats',
      'Release Notes',
      'Roadmap',
    ],
  ],
  [
    '/hoops/exchange',
    [
      '60-Day Trial',
      'HOOPS Learning Platform',
      'Product Downloads',
      'Documentation',
      'Supported File Formats',
      'Supported Platforms',
      'Release Notes',
      'Roadmap',
      'Older Versions',
    ],
  ],
  [
    '/hoops/luminate',
    [
      'Product Downloads',
      'Latest Documentation',
      'Documentation Archive',
      'Release Notes',
      'Roadmap',
      'Older Versions',
    ],
  ],
  [
    '/hoops/publish',
    [
      '60-Day Trial',
      'Product Downloads',
      'Documentation',
      'Documentation Archive',
      'Supported File Formats',
      'Supported Platforms',
      'Release Notes',
      'Roadmap',
      'Older Versions',
    ],
  ],
  ['/hoops/visualize', ['60-Day Trial', '3DF API Downloads', 'HPS API Downloads', 'Graphics Devices']],
  [
    '/hoops/visualize/hps',
    [
      '60-Day Trial',
      'Product Downloads',
      'Documentation',
      'Documentation Archive',
      'Graphics Devices',
      'Release Notes',
      'Roadmap',
      'Older Versions',
    ],
  ],
  [
    '/hoops/visualize/3df',
    [
      '60-Day Trial',
      'Product Downloads',
      'Documentation',
      'Documentation Archive',
      'Graphics Devices',
      'Release Notes',
      'Roadmap',
      'Older Versions',
      'LTS Downloads',
    ],
  ],
  ['/hoops/hpdv', ['Latest Downloads', 'Older Versions']],
  ['/hoops/tabletopdf', ['Product Downloads', 'Older Versions']],
  ['/hoops/the-hoops-web-platform', ['About', '60-Day Trial', 'Product Downloads']],
  ['/hoops/the-hoops-platform', ['About', '60-Day Trial', 'Product Downloads']],
  ['/cae/eda', ['Product Downloads', 'Older Versions']],
  ['/toolkits/realdwg', ['About', 'Product Downloads', 'Older Versions', 'Documentation']],
  ['/toolkits/siemens-parasolid', ['About', 'Product Downloads', 'Older Versions', 'Platforms']],
  ['/toolkits/polygonica', ['About', 'Product Downloads', 'Older Versions']],
  [
    '/platform-products/autocad_oem',
    ['About', 'Product Downloads', 'Older Versions', 'Documentation', 'Support', 'Training'],
  ],
  ['/platform-products/inventor_oem', ['About', 'Product Downloads', 'Documentation', 'Support']],
])('the sidebar of %s', (path, names) => {
  expect(namesOf(path)).toEqual(names);
});

test('the external links of Communicator follow SIDE-2', () => {
  expect(linksOf('/hoops/communicator').map(({ href, external }) => [href, external])).toEqual([
    ['/hoops/communicator/trial', false],
    ['/hoops/communicator/downloads/latest', false],
    ['/hoops/communicator/downloads', false],
    ['https://docs.example/communicator', true],
    ['https://docs.example/communicator/latest/archives.html', true],
    ['https://docs.example/communicator/latest/overview/supported-formats.html', true],
    ['https://docs.example/communicator/latest/release_notes', true],
    ['/places/roadmap', true],
  ]);
});

// SIDE-9. The list of SIDE-2, with each product's own documentation path and roadmap.
test.each<[string, string, Record<string, string>]>([
  [
    '/hoops/exchange',
    'exchange',
    {
      'HOOPS Learning Platform': '/places/learning',
      Documentation: '/exchange',
      'Supported File Formats': '/exchange/latest/overview/supported-formats.html',
      'Supported Platforms': '/exchange/latest/overview/supported-platforms.html',
      'Release Notes': '/exchange/latest/release_notes',
    },
  ],
  [
    '/hoops/publish',
    'publish',
    {
      Documentation: '/publish',
      'Documentation Archive': '/publish/latest/archives.html',
      'Supported File Formats': '/publish/latest/overview/supported-formats.html',
      'Supported Platforms': '/publish/latest/overview/supported-platforms.html',
      'Release Notes': '/publish/latest/release_notes',
    },
  ],
  [
    '/hoops/luminate',
    'luminate',
    {
      'Latest Documentation': '/luminate',
      'Documentation Archive': '/luminate/latest/archives.html',
      'Release Notes': '/luminate/latest/release_notes',
    },
  ],
  [
    '/hoops/visualize/hps',
    'hps',
    {
      Documentation: '/hps',
      'Documentation Archive': '/hps/latest/archives.html',
      'Release Notes': '/hps/latest/release_notes',
    },
  ],
  [
    '/hoops/visualize/3df',
    '3df',
    {
      Documentation: '/3df',
      'Documentation Archive': '/3df/latest/archives.html',
      'Release Notes': '/3df/latest/release_notes',
    },
  ],
])('external links of the %s list lead below %s of the documentation', (path, code, expected) => {
  const roadmapUrls = { default: '/places/roadmap', [code]: `https://roadmap.example/${code}` };
  const outside = linksOf(path, { ...urls, roadmapUrls }).filter(({ external }) => external);
  const below = (place: string) => (place.startsWith('/places/') ? place : `https://docs.example${place}`);
  expect(Object.fromEntries(outside.map(({ name, href }) => [name, href]))).toEqual({
    ...Object.fromEntries(Object.entries(expected).map(([name, place]) => [name, below(place)])),
    Roadmap: `https://roadmap.example/${code}`,
  });
});

// CFG-9.
test('uses the product’s roadmap, else the default, else the support URL', () => {
  const roadmap = (path: string, from = urls) =>
    linksOf(path, from).find(({ name }) => name === 'Roadmap')?.href;
  expect(roadmap('/hoops/visualize/hps')).toBe('/places/roadmap/hps');
  expect(roadmap('/hoops/visualize/3df')).toBe('/places/roadmap');
  expect(roadmap('/hoops/visualize/3df', { ...urls, roadmapUrls: {} })).toBe('/places/support');
});

// SIDE-8.
test('3DF links to the shared trial page', () => {
  expect(linksOf('/hoops/visualize/3df')[0]?.href).toBe('/hoops/visualize/trial');
});

test('every internal link is a screen of a section', () => {
  for (const section of sections) {
    for (const { href, external } of sidebarFor(section, urls)) {
      if (external) continue;
      const target = sectionOf(href);
      const paths = (target?.screens ?? []).map((screen) => target && screenPath(target, screen));
      expect(paths).toContain(href);
    }
  }
});

// UI-5.
test.each([
  ['/hoops/communicator/downloads/latest', 'Product Downloads'],
  ['/hoops/communicator/downloads/latest/', 'Product Downloads'],
  ['/hoops/communicator/downloads', 'Older Versions'],
  ['/hoops/communicator/downloads/2024.1.0', 'Older Versions'],
  ['/hoops/communicator/trial', '60-Day Trial'],
  ['/hoops/communicator/training', undefined],
  ['/hoops/visualize/3df/lts/download', 'LTS Downloads'],
  ['/toolkits/realdwg', 'About'],
  ['/toolkits/realdwg/other', undefined],
  ['/hoops/the-hoops-web-platform/downloads', 'Product Downloads'],
])('at %s the current link is %s', (path, name) => {
  expect(currentLink(linksOf(path), path)?.name).toBe(name);
});

// SIDE-12.
test('the sidebar is hidden at the training of Communicator only', () => {
  const hidden = sections.flatMap((section) =>
    section.screens
      .flatMap((screen) => screenPath(section, screen) ?? [])
      .filter((path) => isSidebarHidden(section, path)),
  );
  expect(hidden).toEqual(['/hoops/communicator/training']);
  expect(isSidebarHidden(productByCode('communicator'), '/hoops/Communicator/training/')).toBe(true);
});
