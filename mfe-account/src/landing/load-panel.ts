import { getLicensedProducts } from '@portal/api/account';
import { describeError, isHttpError } from '@portal/api/core';
import { report } from '@portal/observability/report';
import { createQueryClient, type QueryOptions, type QueryRun } from '@portal/query';
import { checkSession, isExpired } from '@portal/session';
import { type Panel, panelOf } from './panel';

/** Loads the panel's data. Never rejects: a failure is one of the panel's states. */
async function loadPanel(): Promise<Panel> {
  const session = await checkSession();
  if (session.status !== 'signed-in') {
    return { kind: 'visitor', expired: isExpired(session) };
  }
  try {
    return panelOf(await getLicensedProducts(session.user.email), new Date());
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
