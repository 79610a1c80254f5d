import { knowledgeBaseLink } from '..';
import { linksOf, urls } from './testing/links-of';

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

test.each([
  ['/kb', 66, '/kb?category=66'],
  ['https://kb.example/c?lang=en', 64, 'https://kb.example/c?lang=en&category=64'],
  ['/kb#top', 74, '/kb?category=74#top'],
  ['/kb', undefined, '/kb'],
])('the knowledge base at %s, category %p', (url, category, expected) => {
  expect(knowledgeBaseLink(url, category)).toBe(expected);
});
