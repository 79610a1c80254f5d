import { type Client, makeSession, type Session, updateSession } from '@sentry/core';
import { type MeasuredSource, observeLoads, releaseName } from './measured-source';
import type { Report, ReportStage } from './report';

/** Stages at which a release does not show its page. Later failures leave it, unless no code handles them. */
const FATAL_STAGES: readonly ReportStage[] = ['manifest', 'entry', 'contract', 'render'];

/**
 * Counts the sessions of the releases of remotes, as the error service's release health needs them: one for each that
 * this page has loaded, or tried to. Overrides have none. OBS-11.
 * @param environment as in reports.
 * @returns counts a failure of a release: as a crash if its page is gone or no code handled it.
 */
export function startRemoteSessions(
  client: Pick<Client, 'sendSession'>,
  environment: string,
  source: MeasuredSource,
): (report: Pick<Report, 'context' | 'unhandled'>) => void {
  const sessions = new Map<string, Session>();
  const sessionOf = (release: string): Session => {
    const known = sessions.get(release);
    if (known !== undefined) return known;
    const session = makeSession({ release, environment });
    sessions.set(release, session);
    client.sendSession(session);
    return session;
  };
  observeLoads(source, sessionOf);
  const loads = () => source.inspector?.remoteStatus.getState() ?? {};
  return ({ context: { remote, version, stage }, unhandled }) => {
    if (remote === undefined || version === undefined || loads()[remote]?.from === 'override') return;
    const session = sessionOf(releaseName(remote, version));
    if (session.status === 'crashed') return;
    const isCrash = unhandled || (stage !== undefined && FATAL_STAGES.includes(stage));
    updateSession(session, { errors: session.errors + 1, ...(isCrash && { status: 'crashed' }) });
    client.sendSession(session);
  };
}
