import type { Page } from '@playwright/test';
import { integrityOf } from '@portal/build/integrity';
import type { Services } from '../../support/fixtures';
import { changeRegistryEntry, type LiveRelease } from './live-release';

/**
 * Bugs that a release may contain, each as code around the remote's real module. Most have no effect once
 * `window.bugFixed` is set, like a bug that depends on data.
 */
const BUGS = {
  /** The entry script throws. */
  load: `if (!window.bugFixed) throw new Error('injected: at load');`,
  /** The entry script does not parse. */
  syntax: 'var = ;',
  /** Every page throws during rendering. */
  render: `change = (module) => ({ ...module, routes: Object.fromEntries(Object.entries(module.routes).map(
    ([pattern, routes]) => [pattern, routes.map(brokenRoute)])) })`,
  /** Every slot's component throws during rendering. */
  slot: `change = (module) => ({ ...module, slots: Object.fromEntries(Object.entries(module.slots).map(
    ([name, load]) => [name, () => load().then(({ default: Content }) => ({ default: broken(Content) }))])) })`,
  /** An unhandled rejection while the module loads. */
  rejection: `change = (module) => (void Promise.reject(new Error('injected: rejected')), module)`,
  /** A timer throws an uncaught error. */
  timer: `change = (module) => (setTimeout(() => { throw new Error('injected: in a timer') }), module)`,
  /** The module states another contract version than the registry. */
  contract: `change = (module) => (window.bugFixed ? module : { ...module, contract: 99 })`,
  /** Uses 200 MB and the processor for 500 ms, and never finishes. */
  memory: `change = async (module) => {
    if (window.bugFixed) return module;
    window.hoard = Array.from({ length: 200 }, () => new Uint8Array(2 ** 20).fill(1));
    for (const until = performance.now() + 500; performance.now() < until; );
    return new Promise(() => undefined);
  }`,
} as const;

export type Bug = keyof typeof BUGS;

/** Bugs in the entry script itself. The others change the module that its container returns. */
const SCRIPT_BUGS: ReadonlySet<Bug> = new Set(['load', 'syntax']);

/** Adds a bug to an entry script. `global` is the name of its container. */
export const withBug = (script: string, global: string, bug: Bug): string =>
  SCRIPT_BUGS.has(bug) ? BUGS[bug] + script : withWrappedModule(script, global, BUGS[bug]);

/** Wraps the container of an entry script so that it changes the module that it returns. */
const withWrappedModule = (script: string, global: string, change: string): string => `${script}
;(() => {
  let change = (module) => module;
  const broken = (Component) => (props) => {
    if (!window.bugFixed) throw new Error('injected: in render');
    return Component(props);
  };
  const brokenRoute = (route) => ({
    ...route,
    ...(route.Component && { Component: broken(route.Component) }),
    ...(route.children && { children: route.children.map(brokenRoute) }),
    ...(route.lazy && {
      lazy: async () => {
        const { element, Component = () => element, ...page } = await route.lazy();
        return { ...page, Component: broken(Component) };
      },
    }),
  });
  ${change};
  const real = ${global};
  ${global} = {
    init: (...scope) => real.init(...scope),
    get: async (name) => {
      const factory = await real.get(name);
      const module = await change(factory().default);
      return () => ({ default: module });
    },
  };
})();`;

/** Makes the services serve the remote's release with a bug, and the registry list the changed integrity hash. */
export async function injectBug(services: Services, live: LiveRelease, bug: Bug): Promise<void> {
  const { url, extras } = live.release;
  const script = withBug(live.script, extras.portal.global, bug);
  await services.injectFault({
    call: `static:${url}`,
    kind: 'body',
    body: script,
    contentType: 'text/javascript',
  });
  await changeRegistryEntry(services, live, (release) => ({
    ...release,
    metadata: { ...release.metadata, integrity: integrityOf(script) },
  }));
}

/** Turns the injected bug off in the page. */
export async function removeBugCause(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { bugFixed: true }));
}
