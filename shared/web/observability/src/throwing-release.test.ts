import { findThrowingRelease } from './throwing-release';

const thrownAt = (...frames: readonly string[]): Error =>
  Object.assign(new Error('no'), {
    stack: ['Error: no', ...frames.map((at) => `    at x (${at})`)].join('\n'),
  });

test.each([
  ['https://portal.example/remotes/mfe-cae/1.2.0-ab12/page.1f.js:1:20', 'mfe-cae', '1.2.0-ab12'],
  ['https://cdn.example/p/remotes/mfe-hoops/2.0.0/remote.js?retry=1:1:2', 'mfe-hoops', '2.0.0'],
])('finds the release of %s', (address, remote, version) => {
  expect(findThrowingRelease(thrownAt('https://portal.example/host/main.1f.js:1:1', address))).toEqual({
    remote,
    version,
  });
});

test('returns the remote that threw, not the one that called it', () => {
  const error = thrownAt('https://x.example/remotes/a/1/x.js:1:1', 'https://x.example/remotes/b/2/x.js:1:1');
  expect(findThrowingRelease(error)).toEqual({ remote: 'a', version: '1' });
});

test.each([
  ['an error of the host', thrownAt('https://portal.example/host/main.1f.js:1:1')],
  ['a value that is not an error', '/remotes/mfe-cae/1.0.0/x.js'],
  ['an error without a stack', Object.assign(new Error('no'), { stack: undefined })],
])('finds no release for %s', (_, error) => {
  expect(findThrowingRelease(error)).toBeUndefined();
});
