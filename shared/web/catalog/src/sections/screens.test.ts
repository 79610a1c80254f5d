import {
  homePath,
  latestPath,
  type Product,
  productByCode,
  screenPath,
  screenRoutes,
  sections,
  sidebarFor,
} from '..';

// NAV-7, NAV-8: the routes below each section, besides its root.
const latest = ['downloads', 'downloads/:version'];
const ROUTES: Record<string, string[]> = {
  communicator: [...latest, 'training', 'trial'],
  exchange: [...latest, 'trial'],
  publish: [...latest, 'trial'],
  luminate: latest,
  '3df': [...latest, 'graphics-cards', 'lts/download'],
  hps: [...latest, 'graphics-cards', 'training', 'trial'],
  visualize: ['', 'graphics-cards', 'trial'],
  hwp: ['', 'downloads', 'trial'],
  hnp: ['', 'downloads', 'trial'],
  'the-hoops-platform': ['', 'downloads', 'trial'],
  tabletopdf: latest,
  hpdv: latest,
  cee_env_desktop: latest,
  cee_env_cloud: latest,
  cee_sam: latest,
  cee_sam_eval: latest,
  edv: latest,
  eda: latest,
  realdwg: ['', 'documentation', ...latest],
  'siemens-parasolid': ['', ...latest, 'platforms'],
  polygonica: ['', ...latest],
  autocad_oem: ['', 'documentation', ...latest, 'support', 'training'],
  inventor_oem: ['', 'documentation', 'downloads/:version', 'support'],
};

// NAV-6.
test.each(Object.keys(ROUTES))('routes of %s', (code) => {
  const section = sections.find((entry) => entry.code === code);
  expect(
    screenRoutes(section ?? { screens: [] })
      .map(({ path }) => path)
      .sort(),
  ).toEqual(ROUTES[code]?.toSorted());
});

// NAV-9.
test('the detail page: downloads/latest, or downloads for the two platforms', () => {
  expect(latestPath(productByCode('eda'))).toBe('/cae/eda/downloads/latest');
  expect(latestPath(productByCode('hwp'))).toBe('/hoops/the-hoops-web-platform/downloads');
  expect(latestPath(productByCode('hdv'))).toBeNull();
  expect(homePath(productByCode('hdv'))).toBeNull();
  expect(screenPath(productByCode('inventor_oem'), 'older-versions')).toBeNull();
});

test('a new product gets its routes, home and sidebar from its entry alone', () => {
  const added: Product = {
    ...productByCode('tabletopdf'),
    code: 'meshviewer',
    section: '/hoops/meshviewer',
    screens: ['about', 'latest', 'support'],
  };
  expect(screenRoutes(added).map(({ path }) => path)).toEqual(['', 'downloads/:version', 'support']);
  expect(homePath(added)).toBe('/hoops/meshviewer');
  const urls = {
    docsHost: '/d',
    manageHost: '/m',
    supportUrl: '/s',
    forumUrl: '/f',
    knowledgeBaseUrl: '/k',
    learningUrl: '/l',
    roadmapUrls: {},
  };
  expect(sidebarFor(added, urls).map(({ name, href }) => `${name}: ${href}`)).toEqual([
    'About: /hoops/meshviewer',
    'Product Downloads: /hoops/meshviewer/downloads/latest',
    'Support: /hoops/meshviewer/support',
  ]);
});
