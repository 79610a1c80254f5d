import { type Client, makeSession, type Session, updateSession } from '@sentry/core';
import { type MeasuredSource, type RemoteLoads, releaseName } from './measured-source';
import type { Report, ReportStage } from './report';

/** Stages at which a release does not show its page. Later failures leave it, unless no code handles them. */
const FATAL_STAGES: readonly ReportStage[] = ['manifest', 'entry', 'contract', 'render'];

/** Counts the sessions of the releases of remotes, as the error service's release health needs them. OBS-11. */
export interface RemoteSessions {
  /** Counts a failure of a release: as a crash if its page is gone or no code handled it. */
  fail(report: Pick<Report, 'context' | 'unhandled'>): void;
}

/**
 * Starts one session for each release of a remote that this page has loaded, or tried to. Overrides have none.
 * @param environment as in reports.
 */
export function startRemoteSessions(
  client: Pick<Client, 'sendSession'>,
  environment: string,
  { inspector }: MeasuredSource,
): RemoteSessions {
  const sessions = new Map<string, Session>();
  const sessionOf = (release: string): Session => {
    const known = sessions.get(release);
    if (known !== undefined) return known;
    const session = makeSession({ release, environment });
    sessions.set(release, session);
    client.sendSession(session);
    return session;
  };
  const record = (loads: RemoteLoads) => {
    for (const [remote, load] of Object.entries(loads))
      if (load.kind === 'ready' && load.from !== 'override') sessionOf(releaseName(remote, load.version));
  };
  if (inspector !== undefined) {
    record(inspector.remoteStatus.getState());
    inspector.remoteStatus.subscribe(record);
  }
  const isOverride = (remote: string) => inspector?.remoteStatus.getState()[remote]?.from === 'override';
  return {
    fail({ context: { remote, version, stage }, unhandled }) {
      if (remote === undefined || version === undefined || isOverride(remote)) return;
      const session = sessionOf(releaseName(remote, version));
      if (session.status === 'crashed') return;
      const isCrash = unhandled || (stage !== undefined && FATAL_STAGES.includes(stage));
      updateSession(session, { errors: session.errors + 1, ...(isCrash && { status: 'crashed' }) });
      client.sendSession(session);
    },
  };
}
