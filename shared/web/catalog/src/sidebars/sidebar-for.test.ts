/** @jest-environment node */
import { currentLink, isSidebarHidden, productByCode, screenPath, sectionOf, sections, sidebarFor } from '..';
import { linksOf, urls } from './testing/links-of';

// SIDE-1, SIDE-3, SIDE-4, SIDE-5, SIDE-6, SIDE-7, SIDE-8, SIDE-10, SIDE-11, in their order.
test.each([
  [
    '/hoops/communicator',
    '60-Day Trial, Product Downloads, Older Versions, Latest Documentation, Documentation Archive, Supported File Formats, Release Notes, Roadmap',
  ],
  [
    '/hoops/exchange',
    '60-Day Trial, HOOPS Learning Platform, Product Downloads, Documentation, Supported File Formats, Supported Platforms, Release Notes, Roadmap, Older Versions',
  ],
  [
    '/hoops/luminate',
    'Product Downloads, Latest Documentation, Documentation Archive, Release Notes, Roadmap, Older Versions',
  ],
  [
    '/hoops/publish',
    '60-Day Trial, Product Downloads, Documentation, Documentation Archive, Supported File Formats, Supported Platforms, Release Notes, Roadmap, Older Versions',
  ],
  ['/hoops/visualize', '60-Day Trial, 3DF API Downloads, HPS API Downloads, Graphics Devices'],
  [
    '/hoops/visualize/hps',
    '60-Day Trial, Product Downloads, Documentation, Documentation Archive, Graphics Devices, Release Notes, Roadmap, Older Versions',
  ],
  [
    '/hoops/visualize/3df',
    '60-Day Trial, Product Downloads, Documentation, Documentation Archive, Graphics Devices, Release Notes, Roadmap, Older Versions, LTS Downloads',
  ],
  ['/hoops/hpdv', 'Latest Downloads, Older Versions'],
  ['/hoops/tabletopdf', 'Product Downloads, Older Versions'],
  ['/hoops/the-hoops-web-platform', 'About, 60-Day Trial, Product Downloads'],
  ['/hoops/the-hoops-platform', 'About, 60-Day Trial, Product Downloads'],
  ['/cae/eda', 'Product Downloads, Older Versions'],
  ['/toolkits/realdwg', 'About, Product Downloads, Older Versions, Documentation'],
  ['/toolkits/siemens-parasolid', 'About, Product Downloads, Older Versions, Platforms'],
  ['/toolkits/polygonica', 'About, Product Downloads, Older Versions'],
  [
    '/platform-products/autocad_oem',
    'About, Product Downloads, Older Versions, Documentation, Support, Training',
  ],
  ['/platform-products/inventor_oem', 'About, Product Downloads, Documentation, Support'],
])('the sidebar of %s', (path, names) => {
  expect(
    linksOf(path)
      .map(({ name }) => name)
      .join(', '),
  ).toBe(names);
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
