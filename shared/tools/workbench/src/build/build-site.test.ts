/** @jest-environment node */
import { buildSite } from './build-site';

// Nothing is built there, so every part has to be.
jest.mock('../paths', () => ({ paths: { site: '/no-site', record: '/no-site/builds.json' } }));

const PARTS = ['host', 'mfe-account', 'mfe-cae', 'mfe-hoops'];

test('builds every part that changed', async () => {
  const built: string[] = [];
  await buildSite(PARTS, async (name) => void built.push(name));
  expect(built.sort()).toEqual(PARTS);
});

test('after a build that fails, no other begins', async () => {
  const begun: string[] = [];
  let finish = () => {};
  const other = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const site = buildSite(PARTS, async (name) => {
    begun.push(name);
    if (name === 'host') throw new Error('The build of host failed');
    await other;
  });
  await expect(site).rejects.toThrow('The build of host failed');
  finish();
  // What the other build lets begin would have begun by then.
  await new Promise(setImmediate);
  expect(begun).toEqual(['host', 'mfe-account']);
});
