import { releaseOf } from '../overrides/testing/releases';
import { showRemote } from './dev-tools';
import type { ProvidedTable } from './federation';
import { createReleaseLoader } from './load-release';

/** What the browser extension of Module Federation reads. */
interface FederationGlobal {
  readonly moduleInfo: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly __SHARE__: Readonly<Record<string, Readonly<Record<string, Record<string, object>>>>>;
  readonly __INSTANCES__: readonly { readonly name: string }[];
}

const federation = () =>
  (globalThis as unknown as { readonly __FEDERATION__: FederationGlobal }).__FEDERATION__;

const provided = {
  '@portal/ui': { version: '1.2.0', module: {} },
  '@portal/query': { version: '1.0.1', load: async () => ({}) },
} as unknown as ProvidedTable;

// REM-7.
test('the extension of Module Federation sees the host, its modules, and each remote with its version', () => {
  createReleaseLoader({ provided, isAllowed: () => true, checkSignature: async () => undefined });
  const release = releaseOf('1.4.0', ['/cae/*']);
  const { portal } = release.extras;
  const requiring = {
    ...release,
    extras: { ...release.extras, portal: { ...portal, requires: { '@portal/ui': '^1.1.0' } } },
  };
  const entry = { url: '/remotes/mfe-cae/1.4.0/remoteEntry.js', global: 'mfe_cae_1_4_0' };
  showRemote({ name: 'mfe-cae', release: requiring, entry, exposed: 'remote' });
  showRemote({ name: '__proto__', release, entry, exposed: 'remote' });

  const { moduleInfo, __SHARE__, __INSTANCES__ } = federation();
  expect(__INSTANCES__.map(({ name }) => name)).toContain('host');
  // The graph of dependencies leads from the host's `remotesInfo` to the entry of this name and version.
  const { remotesInfo, shared } = moduleInfo.host ?? {};
  expect(Object.entries(remotesInfo ?? {})).toEqual([
    ['mfe-cae', { matchedVersion: '1.4.0' }],
    ['__proto__', { matchedVersion: '1.4.0' }],
  ]);
  expect(Object.getPrototypeOf(moduleInfo)).toBe(Object.prototype);
  expect(shared).toMatchObject([
    { sharedName: '@portal/ui', version: '1.2.0' },
    { sharedName: '@portal/query', version: '1.0.1' },
  ]);
  expect(moduleInfo['mfe-cae:1.4.0']).toMatchObject({
    version: '1.4.0',
    remoteEntry: `${window.location.origin}/remotes/mfe-cae/1.4.0/remoteEntry.js`,
    globalName: 'mfe_cae_1_4_0',
    modules: [{ moduleName: 'remote' }],
    shared: [{ sharedName: '@portal/ui', version: '^1.1.0' }],
  });
  // The panel of shared modules: by provider, scope, name and version.
  const [scopes] = Object.entries(__SHARE__).flatMap(([provider, scope]) =>
    provider.startsWith('host') ? [scope] : [],
  );
  expect(scopes?.default?.['@portal/ui']).toMatchObject({
    '1.2.0': { version: '1.2.0', from: 'host', useIn: expect.any(Array) },
  });
});
