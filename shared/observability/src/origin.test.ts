import { originOf } from './origin';

const thrownAt = (...frames: readonly string[]): Error =>
  Object.assign(new Error('no'), {
    stack: ['Error: no', ...frames.map((at) => `    at x (${at})`)].join('\n'),
  });

it.each([
  ['https://portal.example/remotes/mfe-cae/1.2.0-ab12/page.1f.js:1:20', 'mfe-cae', '1.2.0-ab12'],
  ['https://cdn.example/p/remotes/mfe-hoops/2.0.0/remote.js?retry=1:1:2', 'mfe-hoops', '2.0.0'],
])('knows the release of %s', (address, remote, version) => {
  expect(originOf(thrownAt('https://portal.example/host/main.1f.js:1:1', address))).toEqual({
    remote,
    version,
  });
});

it('takes the remote that threw, not the one that called it', () => {
  const error = thrownAt('https://x.example/remotes/a/1/x.js:1:1', 'https://x.example/remotes/b/2/x.js:1:1');
  expect(originOf(error)).toEqual({ remote: 'a', version: '1' });
});

it.each([
  ['the host’s own', thrownAt('https://portal.example/host/main.1f.js:1:1')],
  ['what is no error', '/remotes/mfe-cae/1.0.0/x.js'],
  ['an error without a stack', Object.assign(new Error('no'), { stack: undefined })],
])('does not know the release of %s', (_, error) => {
  expect(originOf(error)).toBeUndefined();
});
