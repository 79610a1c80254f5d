import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Services } from '../../support/fixtures';
import { type LiveRelease, registerAs } from './live-release';

/**
 * Bugs that a team releases by mistake, each as code around the remote's real module. They last until
 * `window.mended` is set, as a bug does that depends on data.
 */
const BUGS = {
  /** While the entry script runs. */
  load: `if (!window.mended) throw new Error('planted: at load');`,
  /** Before anything runs. */
  syntax: 'var = ;',
  /** In every page. */
  render: `change = (module) => ({ ...module, routes: Object.fromEntries(Object.entries(module.routes).map(
    ([pattern, routes]) => [pattern, routes.map(brokenRoute)])) })`,
  /** In whatever fills a slot. */
  slot: `change = (module) => ({ ...module, slots: Object.fromEntries(Object.entries(module.slots).map(
    ([name, load]) => [name, () => load().then(({ default: Filling }) => ({ default: broken(Filling) }))])) })`,
  /** In a promise that nobody waits for, when a page is shown. */
  rejection: `change = (module) => (void Promise.reject(new Error('planted: rejected')), module)`,
  /** In a timer, out of anybody's reach. */
  timer: `change = (module) => (setTimeout(() => { throw new Error('planted: in a timer') }), module)`,
  /** Made for another contract, which only its module says. */
  contract: `change = (module) => (window.mended ? module : { ...module, contract: 99 })`,
  /** Takes 200 MB and the processor, and never comes to an end. */
  hunger: `change = async (module) => {
    if (window.mended) return module;
    window.hoard = Array.from({ length: 200 }, () => new Uint8Array(2 ** 20).fill(1));
    for (const until = performance.now() + 500; performance.now() < until; );
    return new Promise(() => undefined);
  }`,
} as const;

export type Bug = keyof typeof BUGS;

/** Bugs of the script itself; the others are of what its container hands out. */
const AT_ONCE: ReadonlySet<Bug> = new Set(['load', 'syntax']);

/** An entry script with a bug; `global` is the name of its container. */
export const withBug = (script: string, global: string, bug: Bug): string =>
  AT_ONCE.has(bug) ? BUGS[bug] + script : withOtherModule(script, global, BUGS[bug]);

/** The entry script with a container that changes the module which it hands out. */
const withOtherModule = (script: string, global: string, change: string): string => `${script}
;(() => {
  let change = (module) => module;
  const broken = (Component) => (props) => {
    if (!window.mended) throw new Error('planted: in render');
    return Component(props);
  };
  const brokenRoute = (route) => ({
    ...route,
    ...(route.Component && { Component: broken(route.Component) }),
    ...(route.children && { children: route.children.map(brokenRoute) }),
    ...(route.lazy && {
      lazy: async () => {
        const page = await route.lazy();
        return { ...page, Component: broken(page.Component) };
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

const integrityOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Has the services serve the remote's release with a bug, properly registered. */
export async function injectBug(services: Services, live: LiveRelease, bug: Bug): Promise<void> {
  const { url, extras } = live.release;
  const script = withBug(live.script, extras.portal.global, bug);
  await services.injectFault({
    call: `static:${url}`,
    kind: 'body',
    body: script,
    contentType: 'text/javascript',
  });
  await registerAs(services, live, (release) => ({
    ...release,
    metadata: { ...release.metadata, integrity: integrityOf(script) },
  }));
}

/** What made a planted bug strike is over. */
export async function removeBugCause(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { mended: true }));
}
