import { getSession, type SessionResponse } from '@portal/api/core';
import { createQueryClient } from '@portal/query';
import {
  isReplaced,
  presumedUser,
  type SessionState,
  sessionStore,
  setSignedIn,
  setSignedOut,
} from './store';
import { notifyTabs } from './tab-channel';

/** Minimum time between checks of a tab that becomes visible again, in milliseconds. SES-17. */
const RECHECK_INTERVAL_MS = 60_000;

const client = createQueryClient();
/** Counts changes of the session that this tab learned without a check. A response to an older request is stale. */
let changeCount = 0;
/** Counts checks that had no usable answer. */
let failureCount = 0;

/** Whether to send the result to the other tabs. A check that another tab's message triggered does not. */
type Notify = 'notify' | 'silent';

async function runCheck(notify: Notify): Promise<SessionState> {
  const countBefore = changeCount;
  // `null`: the check failed, see below.
  const response: SessionResponse | null = await getSession().catch(() => null);
  if (response === null) failureCount += 1;
  if (countBefore !== changeCount) return runCheck('silent');
  const state = sessionStore.getState();
  if (isReplaced(state)) return state;
  // SES-2: a failed first check counts as signed out. A later failure keeps a confirmed session, because a machine
  // that wakes up is often offline for a moment.
  if (response === null)
    return state.status === 'unknown' ? setSignedOut(state.cached ? 'expired' : 'visitor') : state;
  const user = presumedUser(state);
  if (response.kind === 'user') {
    const { email, company, name } = response;
    if (user?.email !== email && notify === 'notify') notifyTabs({ kind: 'signed-in', email });
    return setSignedIn({ email, company, name });
  }
  if (state.status === 'signed-out') return state;
  if (user !== null && notify === 'notify') notifyTabs({ kind: 'signed-out' });
  return setSignedOut(user === null ? 'visitor' : 'expired');
}

/** Checks the session if the last check started at least `staleTime` milliseconds ago. Joins a pending check. */
async function checkIfOlder(staleTime: number, notify: Notify = 'notify'): Promise<SessionState> {
  await client.fetchQuery({ queryKey: ['session'], queryFn: () => runCheck(notify), staleTime });
  return sessionStore.getState();
}

/**
 * Checks the session again. Shares a check that is already pending.
 * @param notify whether to send the result to the other tabs. Default: `notify`.
 */
export const recheckSession = (notify?: Notify): Promise<SessionState> => checkIfOlder(0, notify);

/**
 * Checks the session once per page load; every part of the page shares the result. SES-5.
 */
export const checkSession = (): Promise<SessionState> => checkIfOlder(Number.POSITIVE_INFINITY);

/**
 * Checks the session before a signed-out visitor is turned away. The visitor may have signed in elsewhere since
 * the page's check, so it is checked once more, unless that check failed just now: the visitor would wait for a second
 * time-out. SES-10.
 */
export async function confirmSession(): Promise<SessionState> {
  const state = sessionStore.getState();
  if (state.status === 'signed-in') return state;
  const failuresBefore = failureCount;
  const checked = await checkSession();
  const isKnown = checked.status === 'signed-in' || failuresBefore !== failureCount;
  return isKnown ? checked : recheckSession();
}

/** Notes that the session changed. A pending check ignores its response and requests the session again. */
export function noteSessionChange(): void {
  changeCount += 1;
}

/** Checks the session again if the last check is at least a minute old. SES-17. */
export const recheckIfStale = (): Promise<SessionState> => checkIfOlder(RECHECK_INTERVAL_MS);

/** For tests: resets the check as on a new page load. */
export const resetSessionCheck = (): void => client.clear();
