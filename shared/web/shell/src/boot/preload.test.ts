/** @jest-environment node */
import type { PortalExtras, RegistryShard, RemoteRelease } from '@portal/contract';
import { releaseForTests } from '@portal/contract/testing';
import { pageFiles } from './preload';

const release = (folder: string, extras: Partial<PortalExtras>): RemoteRelease => ({
  ...releaseForTests('1', {
    integrity: 'sha384-entry',
    portal: {
      owns: [],
      first: {
        files: [{ file: 'remote.js', integrity: 'sha384-remote.js' }],
        provided: ['@portal/ui/pages'],
      },
      ...extras,
    },
  }),
  url: `${folder}/entry.js`,
});

const hoops: RegistryShard = {
  owners: [
    { pattern: '/hoops/:product/trial', test: '^/hoops/[^/]+/trial/*$', remote: 'account' },
    { pattern: '/hoops/*', test: '^/hoops(?:/.*)?/*$', remote: 'hoops' },
  ],
  slots: {},
  remotes: {
    account: [release('/remotes/account/1', {})],
    hoops: [
      release('https://cdn.example/hoops/2', {
        preload: {
          '/hoops/:product/downloads/:version': {
            files: [{ file: 'detail.js', integrity: 'sha384-detail.js' }],
            provided: ['@portal/ui/table'],
          },
        },
      }),
    ],
  },
};
const start: RegistryShard = {
  owners: [],
  slots: { 'start.aside': ['account'] },
  remotes: {
    account: [
      release('/remotes/account/1', {
        slotFiles: {
          'start.aside': { files: [{ file: 'panel.js', integrity: 'sha384-panel.js' }], provided: [] },
        },
      }),
    ],
  },
};
const scripts = {
  federation: [{ url: '/host/federation.js' }],
  '@portal/ui/pages': [{ url: '/host/pages.js' }],
  '@portal/ui/table': [{ url: '/host/table.js' }, { url: '/host/pages.js' }],
};
const urls = (shard: RegistryShard, path: string) =>
  pageFiles(shard, path, 'visitor', scripts).page.map(({ url }) => url);

describe('the scripts of a page', () => {
  // REM-5.
  test('leave out what the registry lists without integrity', () => {
    const unhashed = release('/remotes/hoops/2', { first: { files: [{ file: 'remote.js' }], provided: [] } });
    const shard = { ...hoops, remotes: { hoops: [{ ...unhashed, metadata: { version: '1' } }] } };
    expect(urls(shard, '/hoops/exchange/downloads/2026.1')).toEqual(['/host/federation.js']);
  });
  test('are the remote’s, the host’s modules that it consumes, and the first chunk, each once', () => {
    expect(urls(hoops, '/hoops/exchange/DOWNLOADS/2026.1/')).toEqual([
      '/host/federation.js',
      'https://cdn.example/hoops/2/entry.js',
      'https://cdn.example/hoops/2/remote.js',
      'https://cdn.example/hoops/2/detail.js',
      '/host/pages.js',
      '/host/table.js',
    ]);
  });
  test('are those of the most specific owner', () => {
    expect(urls(hoops, '/hoops/exchange/trial')).toContain('/remotes/account/1/entry.js');
  });
  test('are told from those of its slots', () => {
    const { page, slots } = pageFiles(start, '/start', 'visitor', scripts);
    expect(page).toEqual([]);
    expect(slots.map(({ url }) => url)).toEqual([
      '/host/federation.js',
      '/remotes/account/1/entry.js',
      '/remotes/account/1/remote.js',
      '/remotes/account/1/panel.js',
      '/host/pages.js',
    ]);
  });
  test('are not listed again for its slots', () => {
    const both = { ...hoops, slots: { 'start.aside': ['account'] } };
    const { slots } = pageFiles(both, '/hoops/exchange/trial', 'visitor', scripts);
    expect(slots).toEqual([]);
  });
  test('are none at a path without an owner', () => {
    expect(urls({ owners: [], slots: {}, remotes: {} }, '/nowhere')).toEqual([]);
  });
});
