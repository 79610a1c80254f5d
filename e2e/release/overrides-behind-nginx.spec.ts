/** An override in a portal whose operator allows overrides, with the policy of host/deploy. */
import { startBuildServer } from '../support/build-server';
import { CAE } from '../support/remotes';
import { builtVersion } from './support/built-release';
import { expect, test } from './support/deployed-test';

test.use({ deployOptions: { overrides: true } });

test('an override replaces a remote’s release', async ({ page, visitor, deployed }) => {
  const build = await startBuildServer(CAE.name, await builtVersion(CAE.name));
  await visitor.open('/naming');
  await page.evaluate(
    ([remote, address]) => localStorage.setItem('portal-overrides', JSON.stringify({ [remote]: address })),
    [CAE.name, build.manifest] as const,
  );
  const released = visitor.recordRequests(new RegExp(`^${deployed.remotesOrigin}/remotes/${CAE.name}/`));
  await visitor.open(CAE.page);
  await expect(visitor.title).toHaveText(CAE.heading);
  await expect(page.getByRole('complementary', { name: 'Overrides' })).toHaveText('Override: mfe-cae');
  expect(build.requestedPaths).toContain('/release.json');
  expect(build.requestedPaths.filter((path) => path.endsWith('.js'))).not.toEqual([]);
  expect(released).toEqual([]);
  await build.stop();
});
