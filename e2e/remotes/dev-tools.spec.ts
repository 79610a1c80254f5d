/** The tools that teams have in their browsers: Module Federation's extension, and Redux DevTools. */
import { expect, test } from '../support/fixtures';

test('the extension of Module Federation finds the modules that the host provides', async ({
  page,
  visitor,
}) => {
  await visitor.open('/cae/cee_env_cloud/downloads/latest');
  // The run time starts with the first remote; a rendered page is shown before that.
  const shared = () =>
    page.evaluate(() =>
      JSON.stringify(Object.values(Reflect.get(window, '__FEDERATION__')?.__SHARE__ ?? {})),
    );
  await expect.poll(shared).toContain('@portal/session');
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
