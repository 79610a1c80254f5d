/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib';
import type { ReleaseStore } from '@portal/releases';
import { interleave, publishRemote } from '@portal/releases/testing';
import { releaseHost, releaseRemote, remoteScript } from './testing/fake-portal';
import { portalOfEachTest } from './testing/portal-of-each-test';

const PAGES = ['/points/a', '/points/b'];
const portal = portalOfEachTest(PAGES);
const { deriveHere, page } = portal;

/** Runs a step of another publisher before a read of a path: the first is to render the page, the second to apply it. */
function beforeReading(path: string, read: 1 | 2, step: () => Promise<unknown>): ReleaseStore {
  let count = 0;
  return Object.create(portal.store, {
    read: {
      async value(asked: string) {
        if (asked === path) count += 1;
        if (asked === path && count === read) await step();
        return portal.store.read(asked);
      },
    },
  });
}

// PAGES-7.
test.each([
  ['rendered', 1, []],
  ['wrote', 2, ['/points/a']],
] as const)('does not go back to the release that was replaced while it %s', async (_, read, rendered) => {
  await deriveHere();
  portal.content.set('a', 'newer').set('b', 'newer');
  const raced = beforeReading('.pages/points/b.json', read, async () => {
    await releaseRemote(portal.store, '1.1.0', remoteScript(PAGES));
    await deriveHere();
  });
  expect(await deriveHere(raced)).toMatchObject({
    rendered,
    lost: expect.arrayContaining(['/points/b']),
  });
  for (const path of PAGES) expect(await page(path)).toContain('data-part="mfe-points@1.1.0"');
  expect(await deriveHere()).toMatchObject({ fresh: 2, lost: [] });
});

/** Publishes a release of a remote; an earlier one stays the default. */
async function publish(name: string, version: string, owns: string): Promise<void> {
  await publishRemote(portal.store, { name, version, owns: [owns] });
}

// PAGES-7.
test.each<[string, () => Promise<void>, readonly string[]]>([
  ['another remote', () => releaseRemote(portal.store, '1.0.0', remoteScript(['/lines/c']), 'mfe-lines'), []],
  ['the remote, without visitors', () => publish('mfe-points', '1.1.0', '/points/*'), []],
  [
    'the remote, with visitors',
    () => releaseRemote(portal.store, '1.1.0', remoteScript(PAGES)),
    ['/points/b'],
  ],
  ['a remote that takes the address over', () => publish('mfe-other', '1.0.0', '/points/b'), ['/points/b']],
  ['the host', () => releaseHost(portal.store, '1.1.0'), ['/points/b']],
])('a release of %s between two pages: lost is what it concerns', async (_, step, lost) => {
  await deriveHere();
  portal.content.set('a', 'newer').set('b', 'newer');
  const raced = beforeReading('.pages/points/b.json', 2, step);
  const report = await deriveHere(raced);
  expect(report).toMatchObject({ rendered: PAGES.filter((path) => !lost.includes(path)), lost });
});

// PAGES-7.
test('does not go back to content that another publisher has rendered since', async () => {
  await deriveHere();
  portal.content.set('b', 'older');
  const raced = beforeReading('pages/points/b.html', 2, async () => {
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
