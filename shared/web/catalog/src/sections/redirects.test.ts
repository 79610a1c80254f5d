/** @jest-environment node */
import { homePath, sections, unknownPathTarget } from '..';
import { pathRedirects } from './redirects';

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
