/** @jest-environment node */
import { DryRunStore } from '@portal/releases';
import { findUnrenderable, publishPages } from './publish-pages';
import { releaseRemote, remoteScript, runHere } from './testing/fake-portal';
import { portalOfEachTest } from './testing/portal-of-each-test';

const PAGES = ['/points/a', '/points/b'];
const portal = portalOfEachTest(PAGES);
const options = () => ({ ...portal.options(), start: runHere });

/** What could not be rendered if a release of the remote were promoted. */
async function check(script: string) {
  const plan = new DryRunStore(portal.store);
  await releaseRemote(plan, '1.1.0', script);
  return findUnrenderable(portal.store, plan, options());
}
/** A script whose page `/points/b` throws. */
const BROKEN = remoteScript(PAGES).replace(
  'try {',
  `try { if (path.endsWith('b')) throw new Error('no mark');`,
);

// PAGES-11.
test('names the pages that a release cannot render, and writes nothing', async () => {
  await publishPages(portal.store, options());
  expect(await check(remoteScript(PAGES))).toEqual([]);
  expect(await check(BROKEN)).toEqual([{ path: '/points/b', reason: expect.stringContaining('no mark') }]);
  expect(await check(`throw new Error('no script');`)).toEqual([
    { path: 'mfe-points', reason: expect.stringContaining('no script') },
  ]);
  // Everything is still of the release before.
  expect(await publishPages(portal.store, options())).toMatchObject({ fresh: 2, rendered: [] });
});

// PAGES-11, PAGES-14.
test('names an address that no page can have, once a release lists it', async () => {
  await publishPages(portal.store, options());
  const script = remoteScript([...PAGES, '/points/%zz']);
  const fault = {
    path: '/points/%zz',
    reason: 'mfe-points lists it, and "%zz" has a malformed percent-encoding',
  };
  expect(await check(script)).toEqual([fault]);
  // What visitors get has it already, so it is not the next release's fault.
  await releaseRemote(portal.store, '1.2.0', script);
  expect(await check(script)).toEqual([]);
});

// PAGES-11.
test('does not blame a release for content that cannot be read', async () => {
  await publishPages(portal.store, options());
  portal.content.set('a', null);
  expect(await check(remoteScript(PAGES))).toEqual([]);
});
