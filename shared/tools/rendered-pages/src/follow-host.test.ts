/** @jest-environment node */
import {
  changeHost,
  inlineScriptSources,
  type ReleaseStore,
  readText,
  rollBackHostOnce,
} from '@portal/releases';
import { releaseHost } from './testing/fake-portal';
import { portalOfEachTest } from './testing/portal-of-each-test';
import { withdrawPages } from './write-page';

const PAGES = ['/points/a', '/points/b'];
const portal = portalOfEachTest(PAGES);
const { deriveHere, options, page, expectWholeFiles } = portal;

/** Whether the policy of documents allows the scripts of a host. */
async function policyHas(version: string): Promise<boolean> {
  const { text } = (await readText(portal.store, 'headers.json')) ?? { text: '' };
  return inlineScriptSources(`<script>start("${version}")</script>`).every((source) => text.includes(source));
}

// PAGES-21.
test('an address that has no page any more follows the live host', async () => {
  await deriveHere();
  portal.content.delete('b');
  const pages = ['/points/b', '/points/c'];
  expect(await deriveHere(portal.store, pages)).toMatchObject({ none: ['/points/b', '/points/a'] });
  // What it was rendered from cannot be read now, so this one stays without a page.
  portal.content.set('b', null);
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) {
    await releaseHost(portal.store, version);
    const report = await deriveHere(portal.store, pages);
    expect(report).toMatchObject({ none: PAGES, failed: [{ path: '/points/b' }], lost: [] });
    for (const path of PAGES)
      expect(await page(path)).toBe((await readText(portal.store, 'index.html'))?.text);
    expect(await deriveHere(portal.store, pages)).toMatchObject({ rendered: [], none: [], lost: [] });
  }
  expect(await policyHas('1.0.0')).toBe(false);
  portal.content.set('b', 'back');
  expect(await deriveHere(portal.store, pages)).toMatchObject({ rendered: ['/points/b'] });
});

// PAGES-23.
test('a host that was taken back is in no document, although nothing is rendered', async () => {
  await deriveHere();
  // Its content cannot be read, so this page stays one of the host before.
  portal.content.set('b', null);
  await releaseHost(portal.store, '2.0.0');
  const pages = ['/points/b', '/points/c'];
  expect(await deriveHere(portal.store, pages)).toMatchObject({
    rendered: ['/points/c'],
    none: ['/points/a'],
  });
  const older = await page('/points/b');
  await changeHost(portal.store, rollBackHostOnce());
  portal.requests.splice(0);
  expect(await withdrawPages(portal.store, ['2.0.0'], options().now)).toBe(2);
  const plain = (await readText(portal.store, 'index.html'))?.text;
  expect(plain).toContain('start("1.0.0")');
  expect(await page('/points/a')).toBe(plain);
  expect(await page('/points/c')).toBe(plain);
  expect(await page('/points/b')).toBe(older);
  expect(portal.requests).toEqual([]);
  await expectWholeFiles();
  expect(await withdrawPages(portal.store, ['2.0.0'], options().now)).toBe(0);
  expect(await deriveHere(portal.store, pages)).toMatchObject({ rendered: ['/points/c'], lost: [] });
  expect(await page('/points/c')).toContain('content of c');
});

// PAGES-7, PAGES-23.
test('a page that is rendered again while its host is taken back stays', async () => {
  const pages = ['/points/a'];
  await releaseHost(portal.store, '2.0.0');
  await deriveHere(portal.store, pages);
  await changeHost(portal.store, rollBackHostOnce());
  const raced: ReleaseStore = Object.create(portal.store, {
    replace: {
      async value(changes: Parameters<ReleaseStore['replace']>[0]) {
        await deriveHere(portal.store, pages);
        return portal.store.replace(changes);
      },
    },
  });
  expect(await withdrawPages(raced, ['2.0.0'], options().now)).toBe(0);
  expect(await page('/points/a')).toMatch(/start\("1\.0\.0"\)[\s\S]*content of a/);
});

// PAGES-10.
test('the policy allows the scripts of each host that a page is of, as long as it is', async () => {
  await deriveHere();
  // Its content cannot be read, so this page stays one of the first host.
  portal.content.set('a', null);
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) {
    await releaseHost(portal.store, version);
    expect(await deriveHere()).toMatchObject({ rendered: ['/points/b'], failed: [{ path: '/points/a' }] });
  }
  expect(await page('/points/a')).toContain('start("1.0.0")');
  expect(await Promise.all(['1.0.0', '1.1.0', '1.2.0', '1.3.0'].map(policyHas))).toEqual([
    true,
    false,
    true,
    true,
  ]);
  portal.content.set('a', 'back');
  await deriveHere();
  await releaseHost(portal.store, '1.4.0');
  expect(await policyHas('1.0.0')).toBe(false);
});
