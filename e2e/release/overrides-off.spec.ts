/** Where overrides are disabled, or there is none, nothing of them is there. */
import { configWith } from '../support/config';
import {
  badge,
  CAE,
  expect,
  ofOverrides,
  override,
  panel,
  scriptsFrom,
  test,
} from './support/overrides-test';

test('with overrides disabled, what the storage says is nothing', async ({
  page,
  visitor,
  serveCae,
  services,
  server,
}) => {
  const build = await serveCae();
  const body = await configWith(() => ({ overrides: { enabled: false } }));
  await services.injectFault({ call: 'config', kind: 'body', body });
  const scripts = scriptsFrom(page);
  await override(page, { [CAE.name]: build.manifest });
  await visitor.open(`${CAE.page}?portal-panel`);
  await expect(visitor.title).toHaveText(CAE.heading);
  await expect(visitor.main.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(badge(page)).toHaveCount(0);
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Remotes' })).toHaveCount(0);
  expect(build.requestedPaths).toEqual([]);
  expect(ofOverrides(scripts(server.origin))).toEqual([]);
});

test('whoever has no override gets no code of it', async ({ page, visitor, server }) => {
  const scripts = scriptsFrom(page);
  await visitor.open(CAE.page);
  await expect(visitor.title).toHaveText(CAE.heading);
  await expect(visitor.main.locator('[aria-busy=true]')).toHaveCount(0);
  expect(ofOverrides(scripts(server.origin))).toEqual([]);
});
