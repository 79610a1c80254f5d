import type { ReleaseEntry } from '@portal/catalog';
import { getLicensedProducts } from '@portal/sdk/api/account';
import { describeError, isHttpError } from '@portal/sdk/api/core';
import { createQueryClient, type QueryOptions, type QueryRun, startQuery } from '@portal/sdk/query';
import { report } from '@portal/sdk/report';
import { checkSession, isExpired } from '@portal/sdk/session';
import type { ComponentType } from 'react';
import type { UserPanel } from './panel';
import type { UserPanelProps } from './UserPanelBody';

/** The state of the panel. A visitor and a failed request have no user type. LAND-2. */
export type Panel =
  /** No user is signed in; `expired` if a session has just ended. */
  | { readonly kind: 'visitor'; readonly expired: boolean }
  /** The request failed; `reason` is a sentence for the user. It never suggests a trial. */
  | { readonly kind: 'failed'; readonly reason: string }
  | {
      readonly kind: 'user';
      readonly panel: UserPanel;
      /** The list of releases, which may be late; empty if it failed. LAND-12, LAND-21. */
      readonly releases: QueryRun<readonly ReleaseEntry[]>;
      readonly Content: ComponentType<UserPanelProps>;
    };

/** What only signed-in users see is a chunk of its own; it loads together with their data. */
const loadContent = () => import(/* webpackChunkName: "user-panel" */ './UserPanelBody');

/** How long the panel waits for the list of releases, which usually comes first. Unit: milliseconds. */
const RELEASES_WAIT_MS = 1_500;

/** Loads the panel's data. Never rejects: a failure is one of the panel's states. */
async function loadPanel(): Promise<Panel> {
  const session = await checkSession();
  if (session.status !== 'signed-in') {
    return { kind: 'visitor', expired: isExpired(session) };
  }
  try {
    const content = loadContent();
    const releases = startQuery(async () => (await content).loadReleases());
    const [response, code] = await Promise.all([
      getLicensedProducts(session.user.email),
      content,
      Promise.race([releases.promise, new Promise((resolve) => setTimeout(resolve, RELEASES_WAIT_MS))]),
    ]);
    return { kind: 'user', panel: code.panelOf(response, new Date()), releases, Content: code.UserPanelBody };
  } catch (error) {
    // The session ended elsewhere; the session store has been updated. SES-16.
    if (isHttpError(error, 401)) return { kind: 'visitor', expired: true };
    report(new Error('The licensed products could not be looked up', { cause: error })); // LAND-9
    return { kind: 'failed', reason: describeError(error) };
  }
}

const client = createQueryClient();

/** The panel. Prefetched data is used once, so it is never older than the page. */
export const panelQuery: QueryOptions<Panel> = {
  queryKey: ['panel'],
  queryFn: loadPanel,
  staleTime: Number.POSITIVE_INFINITY,
};

/** Starts the requests while the panel's code is still loading. */
export function prefetchPanel(): void {
  client.clear();
  void client.prefetchQuery(panelQuery);
}

/** The run of `prefetchPanel` the first time, then new ones. */
export const takePanel = (): QueryRun<Panel> => client.takeQuery(panelQuery);
