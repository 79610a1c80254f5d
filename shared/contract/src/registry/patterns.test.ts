/** @jest-environment node */
import { matchRoutes } from 'react-router-dom';
import { bySpecificity, firstSegment, patternKey, patternTest } from './patterns';

const patterns = [
  '/hoops/*',
  '/hoops/:product/trial',
  '/hoops/visualize/trial',
  '/hoops/visualize/:api/trial',
  '/hoops/:product/downloads/:version',
  '/hoops/visualize/hps/trial',
  '/hoops/*',
  '/license_generator',
  '/LGPL',
];
const addresses = [
  '/hoops',
  '/hoops/',
  '/hoops/communicator/trial',
  '/hoops/visualize/trial',
  '/hoops/visualize/hps/trial',
  '/hoops/visualize/3df/trial/',
  '/hoops/x/downloads/2024.1',
  '/hoops/x/y/z/w',
  '/license_generator',
  '/lgpl',
  '/other',
];

// REG-2.
test.each(addresses)('agrees with react-router on who owns %s', (address) => {
  const routes = [...new Set(patterns)].map((path) => ({ path }));
  const routers = matchRoutes(routes, address)?.at(-1)?.route.path;
  const ours = [...new Set(patterns)]
    .sort(bySpecificity)
    .find((pattern) => new RegExp(patternTest(pattern), 'i').test(address));
  expect(ours).toBe(routers);
});

test('gives patterns that differ only in parameter names or case the same key', () => {
  expect(patternKey('/a/:x/b')).toBe(patternKey('/A/:y/b'));
});

test('uses the landing page’s shard for the root', () => {
  expect(firstSegment('/')).toBe('start');
  expect(firstSegment('/HOOPS/x')).toBe('hoops');
});
