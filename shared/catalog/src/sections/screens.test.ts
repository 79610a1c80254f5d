import {
  homePath,
  latestPath,
  type Product,
  pathRedirects,
  productByCode,
  screenPath,
  screenRoutes,
  sections,
  sidebarFor,
  unknownPathTarget,
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

// NAV-1, NAV-2, NAV-3, NAV-4, NAV-5, LINK-2.
test.each([
  ['/hoops/communicator', '/hoops/communicator/downloads/latest'],
  ['/hoops/communicator/nothing/here', '/hoops/communicator/downloads/latest'],
  ['/hoops/luminate/trial', '/hoops/luminate/downloads/latest'],
  ['/hoops/tabletopdf/x', '/hoops/tabletopdf/downloads/latest'],
  ['/hoops/visualize/3df', '/hoops/visualize/3df/downloads/latest'],
  ['/hoops/visualize/nothing', '/hoops/visualize'],
  ['/hoops/visualize/downloads/latest', '/hoops/visualize/hps/downloads/latest'],
  ['/hoops/visualize/downloads/latest/', '/hoops/visualize/hps/downloads/latest'],
  ['/hoops/cee_env_desktop/downloads/latest', '/cae/cee_env_desktop/downloads/latest'],
  ['/hoops/the-hoops-platform/x', '/hoops/the-hoops-platform'],
  ['/hoops/the-hoops-web-platform/downloads/latest', '/hoops/the-hoops-web-platform'],
  ['/hoops/the-hoops-native-platform/x', '/hoops/the-hoops-native-platform'],
  ['/cae/eda/x', '/cae/eda/downloads/latest'],
  ['/toolkits/polygonica/platforms', '/toolkits/polygonica'],
  ['/platform-products/inventor_oem/downloads', '/platform-products/inventor_oem'],
  ['/hoops/nothing', '/start'],
  ['/hoops', '/start'],
  ['/cae/nothing/downloads', '/start'],
  ['/toolkits', '/start'],
  ['/platform-products/x', '/start'],
  ['/', '/start'],
  ['/nothing', '/start'],
  ['/LGPL', '/qt-toolkit/downloads'],
  ['/lgpl/', '/qt-toolkit/downloads'],
])('%s leads to %s', (path, target) => {
  expect(unknownPathTarget(path)).toBe(target);
});

test('a redirect target is never redirected again', () => {
  const targets = [...sections.map(homePath), ...Object.values(pathRedirects)];
  for (const target of targets) expect(pathRedirects).not.toHaveProperty([target ?? '']);
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
