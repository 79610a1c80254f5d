import fc from 'fast-check';
import { contentPath, isVersionText, packageVersion, productByCode, products, resolveVersion } from '..';

const communicator = productByCode('communicator');

// VER-2.
test('resolves latest from the releases list, lower-cased with underscores', () => {
  const releases = [{ product: 'communicator', version: '2024 SP1 U2' }];
  const expected = { kind: 'resolved', version: '2024_sp1_u2', display: '2024 SP1 U2' };
  expect(resolveVersion(communicator, 'latest', releases)).toEqual(expected);
  expect(resolveVersion(communicator, undefined, releases)).toEqual(expected);
  expect(resolveVersion(communicator, 'LATEST', releases)).toEqual(expected);
});

test('uses any other version as it is', () => {
  expect(resolveVersion(communicator, '2023_SP1', [])).toEqual({
    kind: 'resolved',
    version: '2023_sp1',
    display: '2023_sp1',
  });
});

// VER-3.
test('only hwp has a fallback version when it is unlisted', () => {
  for (const product of products) {
    const resolved = resolveVersion(product, 'latest', []);
    if (product.code === 'hwp')
      expect(resolved).toEqual({ kind: 'resolved', version: '2024.8.0', display: '2024.8.0' });
    else expect(resolved).toEqual({ kind: 'unlisted' });
  }
});

test('a listed hwp is not the fallback; a blank entry counts as unlisted', () => {
  expect(
    resolveVersion(productByCode('hwp'), 'latest', [{ product: 'hwp', version: '2026.1.0' }]),
  ).toMatchObject({ version: '2026.1.0' });
  expect(resolveVersion(productByCode('hwp'), 'latest', [{ product: 'hwp', version: ' ' }])).toMatchObject({
    version: '2024.8.0',
  });
  expect(resolveVersion(communicator, 'latest', [{ product: 'communicator', version: '' }])).toEqual({
    kind: 'unlisted',
  });
});

// MISS-2, VER-8.
test.each(['../../secret', 'a/b', 'a\\b', '.', '..', '2024..1', 'a\u0000', '\ud800'])(
  '%j is an invalid version of a listed product',
  (text) => {
    expect(resolveVersion(communicator, text, [])).toEqual({ kind: 'refused' });
    expect(resolveVersion(communicator, 'latest', [{ product: 'communicator', version: text }])).toEqual({
      kind: 'refused',
    });
  },
);

test.each(['2024 SP1, U1', '<script>', 'a?b', '%2e%2e', '2024 (März)', '#1', '50%'])(
  '%s may be a version',
  (text) => {
    const releases = [{ product: 'communicator', version: text }];
    expect(resolveVersion(communicator, 'latest', releases)).toMatchObject({
      kind: 'resolved',
      version: packageVersion(text),
    });
  },
);

// VER-8.
test('a resolved version is always a single path segment', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const resolved = resolveVersion(communicator, text, []);
      if (resolved.kind === 'resolved') {
        expect(isVersionText(resolved.version)).toBe(true);
        expect(contentPath(communicator, resolved.version).split('/')).toHaveLength(3);
      }
    }),
  );
});
