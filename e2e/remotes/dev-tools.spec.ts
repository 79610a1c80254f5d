/** The tools that teams have in their browsers: those of Module Federation, of React and of Redux. */
import { expect, test } from '../support/fixtures';
import { untilLive } from '../support/held-start';

/** What Module Federation's extension reads of the page. */
interface FederationView {
  readonly moduleInfo: Readonly<
    Record<string, { readonly version: string; readonly remotesInfo: Readonly<Record<string, object>> }>
  >;
  readonly __SHARE__: object;
}

// REM-7.
test('the extension of Module Federation finds host, remotes, versions and shared modules', async ({
  page,
  visitor,
}) => {
  await visitor.open('/cae/cee_env_cloud/downloads/latest');
  const view = () =>
    page.evaluate(() => {
      const { moduleInfo, __SHARE__ } = Reflect.get(window, '__FEDERATION__') as FederationView;
      return {
        remotes: Object.keys(moduleInfo.host?.remotesInfo ?? {}),
        versions: Object.entries(moduleInfo).map(([id, { version }]) => `${id} is ${version}`),
        shared: JSON.stringify(__SHARE__),
      };
    });
  // The run time starts with the first remote; a rendered page is shown before that.
  await expect.poll(async () => (await view().catch(() => null))?.remotes).toContain('mfe-cae');
  const { versions, shared } = await view();
  expect(versions).toContainEqual(expect.stringMatching(/^mfe-cae:(\d+\.\d+\.\d+\S*) is \1$/));
  expect(shared).toContain('@portal/session');
});

// REM-7.
test('the developer tools of React see one React, and the components of host and remote in one tree', async ({
  page,
  visitor,
}) => {
  await page.addInitScript(() => {
    interface Fiber {
      readonly type: unknown;
      readonly child: Fiber | null;
      readonly sibling: Fiber | null;
    }
    const roots = new Set<{ readonly current: Fiber }>();
    const versions: string[] = [];
    const namesBelow = (fiber: Fiber | null): string[] =>
      fiber === null
        ? []
        : [
            ...(typeof fiber.type === 'function' ? [fiber.type.name] : []),
            ...namesBelow(fiber.child),
            ...namesBelow(fiber.sibling),
          ];
    Object.assign(window, {
      reactTools: { versions, components: () => [...roots].map(({ current }) => namesBelow(current)) },
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: ({ version }: { readonly version: string }) => versions.push(version),
        onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) => roots.add(root),
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      },
    });
  });
  await visitor.open('/toolkits/realdwg');
  await untilLive(page);
  const seen = await page.evaluate(() => {
    const tools = Reflect.get(window, 'reactTools') as {
      readonly versions: readonly string[];
      readonly components: () => readonly (readonly string[])[];
    };
    return { versions: tools.versions, components: tools.components().map((names) => names.length) };
  });
  expect(seen.versions).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
  expect(Math.max(...seen.components)).toBeGreaterThan(50);
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
