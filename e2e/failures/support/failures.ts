import type { Locator, Page } from '@playwright/test';
import { expect, type Fault, type Services } from '../../support/fixtures';
import { scriptUrlPrefix } from '../../support/remotes';
import { type Bug, injectBug } from './injected-bug';
import { changeRegistryEntry, type LiveRelease } from './live-release';

/** An origin that the portal allows and that does not resolve. */
export const UNRESOLVABLE_ORIGIN = 'http://parts.invalid';

/** A way in which a remote fails. */
export interface Failure {
  readonly inject: (services: Services, live: LiveRelease) => Promise<void>;
  /** The stage of loading in the error report. */
  readonly stage: 'entry' | 'contract' | 'render';
  /** Text of the message for the remote's title. Default: that it could not be loaded. */
  readonly expectedText?: (title: string) => string;
  /** Global that is set once the failure has started. The test then navigates away. */
  readonly startedFlag?: string;
  /** Nothing fails but the portal's timeout: the test advances the page's clock. Default: false. */
  readonly hangs?: true;
}

/** Every file of the remote fails. */
const allFilesFail = (fault: Omit<Fault, 'call'>): Failure => ({
  stage: 'entry',
  inject: (services, { remote }) => services.injectFault({ call: `static:/remotes/${remote}/`, ...fault }),
});

const withInjectedBug = (bug: Bug, stage: Failure['stage']): Failure => ({
  stage,
  inject: (services, live) => injectBug(services, live, bug),
});

/** Every way in which a remote can fail. The keys complete test titles. */
export const failures: Readonly<Record<string, Failure>> = {
  'refuses connections': allFilesFail({ kind: 'abort' }),
  'has an unknown host': {
    stage: 'entry',
    inject: (services, live) =>
      changeRegistryEntry(services, live, (release) => ({
        ...release,
        url: UNRESOLVABLE_ORIGIN + release.url,
      })),
  },
  'returns 404': allFilesFail({ kind: 'status', status: 404 }),
  'returns 500 with a page': allFilesFail({
    kind: 'status',
    status: 500,
    body: '<h1>Oops</h1>',
    contentType: 'text/html',
  }),
  'returns 500 with JSON': allFilesFail({ kind: 'status', status: 500, body: { error: 'broken' } }),
  'returns a page instead of a script': allFilesFail({
    kind: 'body',
    body: '<!doctype html>',
    contentType: 'text/html',
  }),
  'sends truncated scripts': allFilesFail({
    kind: 'truncate',
    body: 'var broken = function () {',
    contentType: 'text/javascript',
  }),
  'has a syntax error': withInjectedBug('syntax', 'entry'),
  'never responds': {
    stage: 'entry',
    hangs: true,
    // One hanging file is enough, and keeps other connections free.
    inject: async (services, { remote }) =>
      services.injectFault({ call: `static:${await scriptUrlPrefix(remote, 'remoteEntry')}`, kind: 'hang' }),
  },
  'throws during loading': withInjectedBug('load', 'entry'),
  'throws during rendering': {
    ...withInjectedBug('render', 'render'),
    expectedText: (title) => `This page of ${title} broke`,
  },
  'was released for another contract version': {
    stage: 'contract',
    inject: (services, live) =>
      changeRegistryEntry(services, live, ({ extras, ...release }) => ({
        ...release,
        extras: { ...extras, portal: { ...extras.portal, contract: 99 } },
      })),
  },
  'exports another contract version than its release states': withInjectedBug('contract', 'contract'),
  'has bytes that do not match its integrity hash': {
    stage: 'entry',
    inject: (services, live) =>
      services.injectFault({
        call: `static:${live.release.url}`,
        kind: 'body',
        body: `${live.script};window.attacked = true`,
        contentType: 'text/javascript',
      }),
  },
  'uses 200 MB of memory and never finishes loading': {
    ...withInjectedBug('memory', 'entry'),
    startedFlag: 'hoard',
    hangs: true,
  },
};

/** Advances the page's clock, which the test has installed, a few seconds at a time until the message is shown. */
export const fastForwardUntilVisible = (page: Page, message: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.fastForward(3_000);
    await expect(message).toBeVisible({ timeout: 250 });
  }).toPass();
