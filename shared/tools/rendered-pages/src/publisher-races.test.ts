/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib';
import type { ReleaseStore } from '@portal/releases';
import { interleave } from '@portal/releases/testing';
import { releaseRemote, remoteScript } from './testing/fake-portal';
import { portalOfEachTest } from './testing/portal-of-each-test';

const PAGES = ['/points/a', '/points/b'];
const portal = portalOfEachTest(PAGES);
const { deriveHere, page } = portal;

/** Runs a step of another publisher before the first read of a path. */
function beforeReading(path: string, step: () => Promise<unknown>): ReleaseStore {
  let isFirst = true;
  return Object.create(portal.store, {
    read: {
      async value(read: string) {
        if (isFirst && read === path) {
          isFirst = false;
          await step();
        }
        return portal.store.read(read);
      },
    },
  });
}

// PAGES-7.
test('does not go back to the release that was replaced while it rendered', async () => {
  await deriveHere();
  portal.content.set('a', 'newer').set('b', 'newer');
  const raced = beforeReading('.pages/points/b.json', async () => {
    await releaseRemote(portal.store, '1.1.0', remoteScript(PAGES));
    await deriveHere();
  });
  expect(await deriveHere(raced)).toMatchObject({
    rendered: ['/points/a'],
    lost: expect.arrayContaining(['/points/b']),
  });
  for (const path of PAGES) expect(await page(path)).toContain('data-part="mfe-points@1.1.0"');
  expect(await deriveHere()).toMatchObject({ fresh: 2, lost: [] });
});

// PAGES-7.
test('does not go back to content that another publisher has rendered since', async () => {
  await deriveHere();
  portal.content.set('b', 'older');
  const raced = beforeReading('pages/points/b.html', async () => {
    portal.content.set('b', 'newest');
    await deriveHere();
  });
  expect(await deriveHere(raced)).toMatchObject({ lost: expect.arrayContaining(['/points/b']) });
  expect(await page('/points/b')).toContain('newest');
});

// PAGES-7.
test('pages and records fit whatever the order of two publishers’ steps', async () => {
  await deriveHere();
  for (const isFirst of [true, false])
    for (const steps of [0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30]) {
      portal.content.set('a', `a ${isFirst} ${steps}`).set('b', `b ${isFirst} ${steps}`);
      const order = [...Array<boolean>(steps).fill(isFirst), ...Array<boolean>(500).fill(!isFirst)];
      await interleave(portal.store, [(store) => deriveHere(store), (store) => deriveHere(store)], order);
      const report = await deriveHere();
      expect(report).toMatchObject({ failed: [], lost: [] });
      for (const name of ['a', 'b']) {
        const text = await page(`/points/${name}`);
        expect(text).toContain(`${name} ${isFirst} ${steps}`);
        const compressed = await portal.store.read(`pages/points/${name}.html.br`);
        expect(brotliDecompressSync(compressed?.bytes ?? '').toString()).toBe(text);
      }
    }
}, 180_000);
