/** @jest-environment node */
import { unknownPathTarget } from '@portal/catalog';
import { unknownAddressNotice } from './unknown-route';

const noticeOf = (pathname: string, search = '') =>
  unknownAddressNotice({ pathname, search }, unknownPathTarget(pathname));

// NAV-10.
test.each([
  ['/hoops/luminate/trial', 'HOOPS Luminate'],
  ['/cae/eda/nothing', 'Ceetron Envision Demo Analyzer'],
  ['/toolkits/polygonica/platforms', 'Polygonica'],
  ['/hoops/nothing', undefined],
])('%s is unknown; %s is shown instead', (pathname, shown) => {
  expect(noticeOf(pathname, '?x=1')).toEqual({ kind: 'unknown-address', address: `${pathname}?x=1`, shown });
});

// NAV-10.
test.each(['/hoops/visualize/downloads/latest', '/hoops/cee_env_desktop/downloads/latest', '/LGPL'])(
  '%s has a redirect of its own and is not unknown',
  (pathname) => {
    expect(noticeOf(pathname)).toBeNull();
  },
);
