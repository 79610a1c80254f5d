/** @jest-environment node */
import type { RemoteRelease } from '@portal/contract';
import { releaseOf } from '../overrides/testing/releases';
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

// REM-5.
test.each(['release', 'canary', 'fallback'] as const)(
  'refuses a %s without integrity, and names the script',
  (from) => {
    expect(() => assertIntegrity(hashed, part, from)).not.toThrow();
    expect(() => assertIntegrity(unhashed, part, from)).toThrow(
      expect.objectContaining({
        name: 'RemoteLoadError',
        stage: 'entry',
        part,
        reason: 'the registry lists no integrity for /remotes/x/1.0.0/remoteEntry.js',
      }),
    );
    expect(() => assertIntegrity(listing({ file: 'page.js' }), part, from)).toThrow('page.js');
  },
);

test('does not require it of an override or a dev server, which developers rebuild', () => {
  expect(() => assertIntegrity(unhashed, part, 'override')).not.toThrow();
  expect(() => assertIntegrity(at('http://localhost:3101/remoteEntry.js'), part, 'release')).not.toThrow();
  expect(() => assertIntegrity(at('https://cdn.example/entry.js'), part, 'release')).toThrow('no integrity');
});

// REM-5.
test('an address of this machine does not excuse a fallback URL elsewhere', () => {
  const release = { ...at('http://localhost:3101/remoteEntry.js'), fallbackUrl: '/remotes/x/1.0.0/evil.js' };
  expect(() => assertIntegrity(release, part, 'release')).toThrow('no integrity');
});
