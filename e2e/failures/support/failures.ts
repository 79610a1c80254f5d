import type { Fault, Services } from '../../support/fixtures';
import { scriptUrlPrefix } from '../../support/remotes';
import { type Bug, injectBug } from './injected-bug';
import { type LiveRelease, registerAs } from './live-release';

/** An origin that the portal allows and no name server knows. */
export const UNRESOLVABLE_ORIGIN = 'http://parts.invalid';

/** A way in which a remote fails. */
export interface Failure {
  readonly order: (services: Services, live: LiveRelease) => Promise<void>;
  /** What the error report says about how far it came. */
  readonly stage: 'entry' | 'contract' | 'render';
  /** What the user reads, where it is not that the remote could not be loaded. */
  readonly says?: (title: string) => string;
  /** A global that tells that it is at it; visitors do not wait for its end. */
  readonly atIt?: string;
  /** Nothing fails but the portal's patience: the test puts the page's clock forward. Default: false. */
  readonly hangs?: true;
}

/** Every file of the remote fails. */
const files = (fault: Omit<Fault, 'call'>): Failure => ({
  stage: 'entry',
  order: (services, { remote }) => services.injectFault({ call: `static:/remotes/${remote}/`, ...fault }),
});

const bug = (planted: Bug, stage: Failure['stage']): Failure => ({
  stage,
  order: (services, live) => injectBug(services, live, planted),
});

/** Every way to fail, by what a team would say of it. */
export const failures: Readonly<Record<string, Failure>> = {
  'refuses connections': files({ kind: 'abort' }),
  'has an unknown host': {
    stage: 'entry',
    order: (services, live) =>
      registerAs(services, live, (release) => ({ ...release, url: UNRESOLVABLE_ORIGIN + release.url })),
  },
  'answers 404': files({ kind: 'status', status: 404 }),
  'answers 500 with a page': files({
    kind: 'status',
    status: 500,
    body: '<h1>Oops</h1>',
    contentType: 'text/html',
  }),
  'answers 500 with JSON': files({ kind: 'status', status: 500, body: { error: 'broken' } }),
  'answers with a page where a script should be': files({
    kind: 'body',
    body: '<!doctype html>',
    contentType: 'text/html',
  }),
  'breaks off in the middle of a script': files({
    kind: 'truncate',
    body: 'var broken = function () {',
    contentType: 'text/javascript',
  }),
  'has a syntax error': bug('syntax', 'entry'),
  'never answers': {
    stage: 'entry',
    hangs: true,
    // One hanging file is enough, and leaves connections for the rest.
    order: async (services, { remote }) =>
      services.injectFault({ call: `static:${await scriptUrlPrefix(remote, 'remoteEntry')}`, kind: 'hang' }),
  },
  'throws while it loads': bug('load', 'entry'),
  'throws while it is shown': {
    ...bug('render', 'render'),
    says: (title) => `This page of ${title} broke`,
  },
  'was released for another contract': {
    stage: 'contract',
    order: (services, live) =>
      registerAs(services, live, ({ extras, ...release }) => ({
        ...release,
        extras: { ...extras, portal: { ...extras.portal, contract: 99 } },
      })),
  },
  'turns out to keep another contract': bug('contract', 'contract'),
  'has other bytes than were released': {
    stage: 'entry',
    order: (services, live) =>
      services.injectFault({
        call: `static:${live.release.url}`,
        kind: 'body',
        body: `${live.script};window.attacked = true`,
        contentType: 'text/javascript',
      }),
  },
  'eats memory and is slow': { ...bug('hunger', 'entry'), atIt: 'hoard', hangs: true },
};
