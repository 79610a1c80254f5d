/** @jest-environment node */
import type { RemoteRelease } from '@portal/contract';
import { releaseOf } from '../overrides/testing/releases';
import type { ReleaseOrigin } from '../source/remote-status';
import { assertIntegrity } from './require-integrity';

const part = { remote: 'mfe-cae', title: 'CAE products', version: '1.0.0' };
const hashed = releaseOf('1.0.0', ['/cae/*']);
const unhashed: RemoteRelease = { ...hashed, metadata: { version: '1.0.0' } };
const at = (url: string): RemoteRelease => {
  const { fallbackUrl: _, ...withoutFallback } = unhashed;
  return { ...withoutFallback, url };
};
const listing = (file: object): RemoteRelease => {
  const { portal } = hashed.extras;
  const preload = {
    '/cae/*': { files: [file], provided: [] },
  } as RemoteRelease['extras']['portal']['preload'];
  return { ...hashed, extras: { portal: { ...portal, preload } } };
};
const check = (release: RemoteRelease, from: ReleaseOrigin) => () => assertIntegrity({ release, part, from });

// REM-5.
test.each(['release', 'canary', 'fallback'] as const)(
  'refuses a %s without integrity, and names the script',
  (from) => {
    expect(check(hashed, from)).not.toThrow();
    expect(check(unhashed, from)).toThrow(
      expect.objectContaining({
        name: 'RemoteLoadError',
        stage: 'entry',
        part,
        reason: 'the registry lists no integrity for /remotes/x/1.0.0/remoteEntry.js',
      }),
    );
    expect(check(listing({ file: 'page.js' }), from)).toThrow('page.js');
  },
);

test('does not require it of an override or a dev server, which developers rebuild', () => {
  expect(check(unhashed, 'override')).not.toThrow();
  expect(check(at('http://localhost:3101/remoteEntry.js'), 'release')).not.toThrow();
  expect(check(at('https://cdn.example/entry.js'), 'release')).toThrow('no integrity');
});

// REM-5.
test('an address of this machine does not excuse a fallback URL elsewhere', () => {
  const release = { ...at('http://localhost:3101/remoteEntry.js'), fallbackUrl: '/remotes/x/1.0.0/evil.js' };
  expect(check(release, 'release')).toThrow('no integrity');
});
