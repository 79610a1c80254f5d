/** The tools that teams have in their browsers: Module Federation's extension, and Redux DevTools. */
import { expect, test } from '../support/fixtures';

// REM-7.
test('the extension of Module Federation finds host, remote, version and shared modules', async ({
  page,
  visitor,
}) => {
  await visitor.open('/cae/cee_env_cloud/downloads/latest');
  await expect(visitor.main.getByRole('heading', { level: 1 })).toBeVisible();
  // As the extension reads it: what JSON keeps of it.
  const found = await page.evaluate(() => {
    const { moduleInfo, __SHARE__, __INSTANCES__ } = Reflect.get(window, '__FEDERATION__');
    return {
      moduleInfo: JSON.parse(JSON.stringify(moduleInfo)),
      instances: __INSTANCES__.map(({ name }: { readonly name: string }) => name),
      providers: Object.keys(__SHARE__),
    };
  });
  expect(found.instances).toContain('host');
  expect(found.providers.join()).toContain('host');
  const { matchedVersion } = found.moduleInfo.host.remotesInfo['mfe-cae'];
  expect(found.moduleInfo[`mfe-cae:${matchedVersion}`]).toMatchObject({
    version: matchedVersion,
    remoteEntry: expect.stringMatching(/\/remotes\/mfe-cae\/.*\.js$/),
    shared: expect.arrayContaining([expect.objectContaining({ sharedName: 'react' })]),
  });
});

// SES-22.
test('Redux DevTools see who signs in, and no key', async ({ page, visitor }) => {
  await page.addInitScript(() => {
    const log: unknown[] = [];
    Object.assign(window, {
      reduxLog: log,
      __REDUX_DEVTOOLS_EXTENSION__: {
        connect: () => ({
          init: (state: unknown) => log.push(state),
          send: (action: unknown, state: unknown) => log.push([action, state]),
        }),
      },
    });
  });
  await visitor.signInAs('partner');
  await visitor.open('/license_generator');
  await expect(visitor.main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, 'reduxLog'))))
    .toContain('"status":"signed-in"');
  const log = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'reduxLog')));
  expect(log).toContain('Paolo Ferri');
  expect(log).not.toMatch(/token|key/i);
});
