/** @jest-environment node */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeFolders, scratchFolder } from '@portal/releases/testing';
import { buildSite, recordBuild } from './build-site';

// Nothing is built there, so every part has to be.
jest.mock('../paths', () => ({ paths: { site: '/no-site', record: '/no-site/builds.json' } }));

afterAll(removeFolders);

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

test.each(['', 'null', '{"host":1}'])('a record that is damaged (%j) counts as none', async (text) => {
  const file = join(await scratchFolder(), 'builds.json');
  await writeFile(file, text);
  await recordBuild(file, 'host', 'hash');
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ host: 'hash' });
});
