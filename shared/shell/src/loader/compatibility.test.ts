import { PROVIDED, type RemoteRelease } from '@portal/contract';
import { incompatibilities } from './compatibility';
import type { ProvidedTable } from './provided';

const provided = Object.fromEntries(
  PROVIDED.map((name) => [name, { version: '19.3.1', module: {} }]),
) as ProvidedTable;

const release = (contract: number, requires: Record<string, string>): RemoteRelease => ({
  url: '/x.js',
  metadata: { version: '1' },
  deployment: { traffic: 100, default: true },
  extras: {
    portal: {
      contract,
      title: 'X',
      owns: [],
      slots: [],
      global: 'x',
      requires,
      first: { files: [], provided: [] },
      preload: {},
      content: {},
      slotFiles: {},
    },
  },
});

test.each([
  [1, { react: '^19.3.0' }, []],
  [1, { react: '^19.3.1' }, []],
  [1, { react: '^19.4.0' }, ['it needs react ^19.4.0, the portal has 19.3.1']],
  [1, { react: '^18.2.0' }, ['it needs react ^18.2.0, the portal has 19.3.1']],
  [1, { lodash: '^4.0.0' }, ['it needs lodash, which the portal does not provide']],
  [2, {}, ['it was built for contract 2, the portal has 1']],
])('contract %s with %j: %j', (contract, requires, problems) => {
  expect(incompatibilities(release(contract, requires), provided)).toEqual(problems);
});
