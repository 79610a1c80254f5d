/** @jest-environment node */
import { type ReleaseChange, releaseForTests } from '../testing';
import { isDevServer, scriptsWithoutIntegrity } from './integrity';
import { parseRegistry, type RemoteRelease } from './registry';
import { descriptionProblems, parseShard } from './schema';
import { shardsOf } from './shards';

const release = ({ portal, ...change }: ReleaseChange = {}, version = '1'): RemoteRelease => ({
  ...releaseForTests(version, {
    ...change,
    portal: {
      first: { files: [{ file: 'a.js' }], provided: ['react'] },
      preload: { '/x/:id': { files: [], provided: [] }, '/y/z': { files: [], provided: [] } },
      ...portal,
    },
  }),
  url: '/remotes/x/1/entry.js',
});
/** A release that owns patterns, and fills slots. */
const owning = (owns: string[], slots: string[] = []) => release({ portal: { owns, slots } });

const problems = (microFrontends: Record<string, RemoteRelease[]>) => {
  try {
    parseRegistry({ microFrontends });
    return '';
  } catch (error) {
    return String(error);
  }
};

describe('a registry', () => {
  test('may be empty', () => expect(parseRegistry({ microFrontends: {} })).toEqual({ microFrontends: {} }));
  test.each([
    ['two owners of one pattern', { a: [owning(['/x/:a'])], b: [owning(['/X/:b'])] }, 'has two owners'],
    ['traffic that does not add up', { a: [release({ traffic: 50 })] }, 'traffic adds up to 50'],
    ['no default', { a: [release({ isDefault: false })] }, '0 releases are the default'],
    [
      'one version twice',
      { a: [release({ traffic: 50 }), release({ traffic: 50, isDefault: false })] },
      'twice',
    ],
    ['a slot that does not exist', { a: [owning(['/x/*'], ['start.nowhere'])] }, 'slot that does not exist'],
    [
      'a pattern without a fixed first segment',
      { a: [owning(['/:any'])] },
      'must start with a fixed segment',
    ],
    ['no release', { a: [] }, 'has no release'],
  ])('is refused with %s', (_, microFrontends, reason) => {
    expect(problems(microFrontends)).toContain(reason);
  });

  // REG-7.
  // TRUST-1.
  test('may have fields that only other releases know; they are kept, because they are signed', () => {
    const { extras, ...rest } = release();
    const content = { '/x/:id': ['releases.json', { list: 'releases.json', dot: '.' }] };
    const older = { ...rest, extras: { portal: { ...extras.portal, content } } };
    expect(parseRegistry({ microFrontends: { x: [older] } })).toEqual({
      microFrontends: { x: [{ ...older, extras: { portal: { ...older.extras.portal, slotFiles: {} } } }] },
    });
  });
  // REG-1.
  test('lists every problem at once', () => {
    expect(problems({ a: [release({ traffic: 1, isDefault: false })] })).toMatch(/traffic.*default/);
  });
});

describe('shards', () => {
  const shards = shardsOf({
    microFrontends: {
      hoops: [owning(['/hoops/*'])],
      account: [owning(['/hoops/:product/trial', '/license_generator'], ['start.aside'])],
    },
  });

  // REG-3.
  test('are one for each first segment, and one for each page with slots', () => {
    expect([...shards.keys()]).toEqual(['hoops', 'license_generator', 'start']);
  });
  test('list the owners in react-router’s ranking order', () => {
    expect(shards.get('hoops')?.owners.map(({ remote }) => remote)).toEqual(['account', 'hoops']);
  });
  test('list the remotes that fill the slots of a page', () => {
    expect(shards.get('start')).toMatchObject({ owners: [], slots: { 'start.aside': ['account'] } });
  });
  test('exclude releases that no visitor can get, and the patterns that only those own', () => {
    const waiting = release({ traffic: 0, isDefault: false, portal: { owns: ['/x/*', '/new/*'] } }, '2');
    const withWaiting = shardsOf({ microFrontends: { x: [release(), waiting] } });
    expect(withWaiting).toEqual(shardsOf({ microFrontends: { x: [release()] } }));
  });
  test('exclude preloads of other segments', () => {
    const [entry] = shardsOf({ microFrontends: { x: [release()] } }).get('x')?.remotes.x ?? [];
    expect(Object.keys(entry?.extras.portal.preload ?? {})).toEqual(['/x/:id']);
  });
});

describe('a shard', () => {
  const parsed = (url: string, integrity?: string, test = '^/x$') => {
    const metadata = { version: '1', ...(integrity !== undefined && { integrity }) };
    const shard = {
      owners: [{ pattern: '/x/*', test, remote: 'x' }],
      slots: {},
      remotes: { x: [{ ...release(), url, metadata }] },
    };
    return () => parseShard(shard, 'x.json');
  };

  test('requires an integrity to be one', () => {
    expect(parsed('/remotes/x/1/entry.js', 'sha384-AAAA')).not.toThrow();
    expect(parsed('/remotes/x/1/entry.js', 'none')).toThrow('metadata.integrity');
  });
  test('requires valid regular expressions', () => {
    expect(parsed('/remotes/x/1/entry.js', 'sha384-AAAA', '(')).toThrow('must be a regular expression');
  });
});

describe('integrity', () => {
  const url = '/remotes/x/1/entry.js';
  const integrity = 'sha384-AAAA';
  const files = (...names: string[]) => ({ files: names.map((file) => ({ file })), provided: [] });
  const hashed = { files: [{ file: 'h.js', integrity }], provided: [] };
  const listing = (entry: string | undefined, first: object, preload: object, slotFiles: object) => {
    const base = release();
    const metadata = { version: '1', ...(entry !== undefined && { integrity: entry }) };
    const portal = { ...base.extras.portal, first, preload, slotFiles };
    return { ...base, metadata, extras: { portal } } as RemoteRelease;
  };

  // REG-5.
  test.each([
    ['nothing', listing(integrity, hashed, { '/x': hashed }, { 'start.aside': hashed }), []],
    ['the entry', listing(undefined, hashed, {}, {}), [url]],
    ['first files', listing(integrity, files('a.js'), {}, {}), ['a.js']],
    [
      'files of pages',
      listing(integrity, hashed, { '/x': files('a.js'), '/y': files('a.js', 'b.js') }, {}),
      ['a.js', 'b.js'],
    ],
    ['files of slots', listing(integrity, hashed, {}, { 'start.aside': files('c.js') }), ['c.js']],
  ])('finds that %s lack it', (_, given, expected) => {
    expect(scriptsWithoutIntegrity(given)).toEqual(expected);
  });

  test.each([
    ['http://localhost:3101/remoteEntry.js', true],
    ['http://127.0.0.1:3101/remoteEntry.js', true],
    ['http://[::1]:3101/remoteEntry.js', true],
    ['/remotes/x/1/entry.js', false],
    ['https://cdn.example/entry.js', false],
    ['https://localhost.evil.example/entry.js', false],
    ['http://localhost:3101@evil.example/entry.js', false],
    ['data:text/javascript,', false],
  ])('takes %s for a dev server: %s', (address, expected) => {
    expect(isDevServer({ ...release(), url: address })).toBe(expected);
  });

  // REM-5, TRUST-2.
  test.each([
    ['http://localhost:3102/remoteEntry.js', true],
    ['/remotes/x/1/entry.js', false],
    ['https://cdn.example/entry.js', false],
  ])(
    'takes a release of this machine with %s as its fallback URL for a dev server: %s',
    (address, expected) => {
      const url = 'http://localhost:3101/remoteEntry.js';
      expect(isDevServer({ ...release(), url, fallbackUrl: address })).toBe(expected);
    },
  );
});

// REG-4.
test('names everything that is wrong with a description', () => {
  const description = { title: 'X', owner: { team: 'X' }, owns: ['/x/*'], slots: ['start.aside'] };
  expect(descriptionProblems(description)).toEqual([]);
  expect(
    descriptionProblems({ ...description, owner: 'me', owns: ['/:any'], slots: ['start.asside'] }),
  ).toEqual([
    'owner: expected Object',
    'owns.0: must start with a fixed segment',
    'slots.0: is no slot of the portal',
  ]);
  // The registry would not find the address `/x`, nor anything below `/x/`.
  expect(descriptionProblems({ ...description, owns: ['/x/:id?', '/x/*/y', '/x/*'] })).toEqual([
    'owns.0: must have no optional segment, and * only at its end',
    'owns.1: must have no optional segment, and * only at its end',
  ]);
  expect(descriptionProblems({ owns: [] })).toEqual([
    expect.stringContaining('title'),
    'owns: must have a pattern',
  ]);
  expect(
    descriptionProblems({ ...description, title: '', owner: { team: '', contact: '', runbook: 'wiki' } }),
  ).toEqual([
    'title: must not be empty',
    'owner.team: must not be empty',
    'owner.contact: must not be empty',
    'owner.runbook: must be a URL',
  ]);
});
