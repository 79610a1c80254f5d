import type { Locator, Page } from '@playwright/test';
import { BuildServer, type BuildServerOptions } from '../../support/build-server';
import { anyOf, test as base, expect, REMOTE_LOAD_ERRORS } from '../../support/fixtures';
import { type RemoteUnderTest, remotes } from '../../support/remotes';
import { builtVersion } from './built-release';

/** The remote that is overridden, and one that is not. */
export const [CAE] = remotes.filter(({ name }) => name === 'mfe-cae') as [RemoteUnderTest];
export const [HOOPS] = remotes.filter(({ name }) => name === 'mfe-hoops') as [RemoteUnderTest];
/** Where a browser keeps its overrides. */
export const KEY = 'portal-overrides';

interface OverridesFixtures {
  /** Takes away what a test started, also when it fails. */
  readonly afterwards: (task: () => Promise<void>) => void;
  /** Serves the workspace's own build of the CAE products on another origin. */
  readonly serveCae: (options?: BuildServerOptions) => Promise<BuildServer>;
}

/** `test` for a developer's builds in the place of releases. */
export const test = base.extend<OverridesFixtures>({
  // The failures that these tests provoke, as the browser and the portal tell them.
  expectedErrors: anyOf(REMOTE_LOAD_ERRORS, /Matched leaf route/, /count as none/),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs off this pattern
  afterwards: async ({}, use) => {
    const tasks: (() => Promise<void>)[] = [];
    await use((task) => void tasks.unshift(task));
    for (const task of tasks) await task();
  },
  serveCae: async ({ afterwards }, use) =>
    use(async (options) => {
      const build = await BuildServer.start(CAE.name, await builtVersion(CAE.name), options);
      afterwards(() => build.stop());
      return build;
    }),
});

/** What says on every page that something is overridden. */
export const badge = (page: Page): Locator => page.getByRole('complementary', { name: 'Overrides' });
/** What "Remotes" at the end of every page opens. */
export const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Remotes' });
/** A remote's part of the panel. */
export const card = (page: Page, remote: string): Locator => panel(page).getByRole('group', { name: remote });
/** The overrides as the browser keeps them. */
export const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** Puts an override into the storage before the page's own code runs, once. */
export async function override(page: Page, addresses: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem('overridden') !== null) return;
      sessionStorage.setItem('overridden', 'once');
      localStorage.setItem(key, text);
    },
    [KEY, JSON.stringify(addresses)] as const,
  );
}

/** Paths of scripts by where they came from, as a page asks for them. */
export function scriptsFrom(page: Page): (origin: string) => string[] {
  const seen: URL[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') seen.push(new URL(request.url()));
  });
  return (origin) => seen.filter((url) => url.origin === origin).map(({ pathname }) => pathname);
}

/** Those of the release that an override stands in for. */
export const ofCae = (paths: readonly string[]) =>
  paths.filter((path) => path.startsWith(`/remotes/${CAE.name}/`));
/** Those of the portal's own code for overrides. */
export const ofOverrides = (paths: readonly string[]) =>
  paths.filter((path) => /\/host\/overrides/.test(path));

export { expect };
