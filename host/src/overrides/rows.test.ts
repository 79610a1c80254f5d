/** @jest-environment node */
import { parseRegistry } from '@portal/contract';
import { remoteRows } from './rows';

const release = (version: string, traffic: number, isDefault: boolean) => ({
  url: `/remotes/x/${version}/remoteEntry.js`,
  metadata: { version },
  deployment: { traffic, default: isDefault },
  extras: {
    portal: {
      contract: 1,
      title: 'CAE products',
      owner: { team: 'CAE', contact: '#cae' },
      owns: ['/cae/*'],
      slots: [],
      global: 'x',
      requires: {},
      first: { files: [], provided: [] },
      preload: {},
    },
  },
});
const registryOf = (...releases: ReturnType<typeof release>[]) =>
  parseRegistry({ microFrontends: { 'mfe-cae': releases } });

const url = 'http://localhost:3101/mf-manifest.json';
const known = {
  registry: registryOf(release('1.0.0', 100, true)),
  statuses: {},
  overrides: new Map(),
  stored: [],
  visitor: 'visitor-1',
};

test('shows the release that a visitor would get of a remote that is not loaded', () => {
  expect(remoteRows(known)).toEqual([
    {
      name: 'mfe-cae',
      title: 'CAE products',
      owner: { team: 'CAE', contact: '#cae' },
      version: '1.0.0',
      from: 'release',
    },
  ]);
  const canary = registryOf(release('1.0.0', 0, true), release('2.0.0', 100, false));
  expect(remoteRows({ ...known, registry: canary })).toMatchObject([{ version: '2.0.0', from: 'canary' }]);
});

test('shows the release that was loaded instead of the expected one', () => {
  const status = { kind: 'ready', from: 'fallback', version: '0.9.0', loadTimeMs: 12 } as const;
  expect(remoteRows({ ...known, statuses: { 'mfe-cae': status } })).toMatchObject([
    { version: '0.9.0', from: 'fallback', status },
  ]);
});

test('does not show the registry’s version for a remote with an override', () => {
  const override = { kind: 'active', remote: 'mfe-cae', url } as const;
  const [row] = remoteRows({ ...known, overrides: new Map([['mfe-cae', override]]) });
  expect(row).toMatchObject({ title: 'CAE products', from: 'override', override });
  expect(row?.version).toBeUndefined();
});

test('lists remotes that only overrides name, also without the registry', () => {
  expect(remoteRows({ ...known, registry: null, stored: ['mfe-new'] })).toMatchObject([
    { name: 'mfe-new', title: undefined, from: 'override' },
  ]);
  const names = remoteRows({ ...known, stored: ['mfe-new', 'mfe-cae'] }).map(({ name }) => name);
  expect(names).toEqual(['mfe-cae', 'mfe-new']);
});
