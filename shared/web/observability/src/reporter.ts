/** The reporter: a lazy chunk, loaded when the page is idle. Reports are kept until then. */
import * as Sentry from '@sentry/react';
import { openFeedback } from './feedback';
import type { MeasuredSource } from './measured-source';
import type { Metrics } from './metrics';
import { startRemoteSessions } from './remote-sessions';
import { observeReports } from './report';
import { scrubEnvelope } from './scrub';

/** Options of {@link startReporter}, from the configuration. */
export interface ReporterOptions {
  /** DSN of the error tracker, with its public key and project. */
  readonly dsn: string;
  /** Such as `production`. */
  readonly environment: string;
  /** Release of events that do not belong to a remote, such as `portal@1.0.0`. */
  readonly release: string;
  /** Base URL of the account service, whose API calls carry trace headers. OBS-8. */
  readonly accountHost: string;
}

type Transport = ReturnType<typeof Sentry.makeFetchTransport>;
type Envelope = Parameters<Transport['send']>[0];

/** Resolves when the page is idle. */
export type Idle = () => Promise<void>;

const isSession = ([, items]: Envelope): boolean => items.every(([{ type }]) => type === 'session');

const isRecording = ([, items]: Envelope): boolean => items.some(([{ type }]) => type === 'replay_recording');

/**
 * Whether an envelope is sent once the page is idle. Sessions only count visits. A recording is long: scrubbing it is a
 * task of its own, unless the visitor leaves.
 */
const canWait = (envelope: Envelope): boolean =>
  isSession(envelope) || (isRecording(envelope) && document.visibilityState === 'visible');

/** A transport that scrubs every envelope. */
const scrubbingTransport =
  (idle: Idle) =>
  (...options: Parameters<typeof Sentry.makeFetchTransport>): Transport => {
    const transport = Sentry.makeFetchTransport(...options);
    return {
      ...transport,
      async send(envelope) {
        if (canWait(envelope)) await idle();
        scrubEnvelope(envelope);
        return transport.send(envelope);
      },
    };
  };

/** Assigns an error of a remote to the remote's release, so that its source maps apply. */
function withOwnRelease(event: Sentry.ErrorEvent): Sentry.ErrorEvent {
  const { remote, version } = event.tags ?? {};
  if (remote === undefined || version === undefined) return event;
  return {
    ...event,
    release: `${String(remote)}@${String(version)}`,
    tags: { ...event.tags, host: event.release },
  };
}

const isUnhandled = ({ exception }: Sentry.Event): boolean =>
  exception?.values?.some(({ mechanism }) => mechanism?.handled === false) ?? false;

/** Measurements as metrics of the error tracker, which collects them and sends them every few seconds. RUM-1. */
const metrics: Metrics = {
  duration: (name, milliseconds, attributes) =>
    Sentry.metrics.distribution(name, Math.round(milliseconds), { unit: 'millisecond', attributes }),
  score: (name, value, attributes) => Sentry.metrics.distribution(name, value, { attributes }),
  count: (name, attributes) => Sentry.metrics.count(name, 1, { attributes }),
  flush: () => void Sentry.flush(),
};

/**
 * Default integrations that are not used: `catchUnhandled` replaces GlobalHandlers, because it starts before this code
 * has loaded; BrowserSession is added with options; CultureContext names the visitor's calendar and time zone, for which
 * the browser loads `Intl` in a tenth of a second on a slow processor.
 */
const UNUSED: readonly string[] = ['GlobalHandlers', 'BrowserSession', 'CultureContext'];

/**
 * Where trace headers go: texts that an address contains, and expressions that it matches. The account service's address
 * is complete, because the path alone, such as `/api`, is in other addresses, too: `https://api.content.example`. OBS-8.
 */
export const traceTargets = (accountHost: string, page: string): (string | RegExp)[] => [
  /^https?:\/\/localhost[:/]/,
  new URL(`${accountHost}/api`, page).href,
];

/**
 * Starts the error tracker. OBS-6, OBS-7, OBS-8.
 * @param source the remotes of this page, whose sessions are counted. OBS-11.
 * @returns what measurements are sent with.
 */
export function startReporter(
  { dsn, environment, release, accountHost }: ReporterOptions,
  idle: Idle,
  source: MeasuredSource,
): Metrics {
  const tracePropagationTargets = traceTargets(accountHost, window.location.href);
  const client = Sentry.init({
    dsn,
    environment,
    release,
    tracesSampleRate: 0,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    tracePropagationTargets,
    transport: scrubbingTransport(idle),
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    integrations: (defaults) => [
      ...defaults.filter(({ name }) => !UNUSED.includes(name)),
      // Counts a session at start and on each route change. OBS-4.
      Sentry.browserSessionIntegration({ lifecycle: 'route' }),
    ],
    beforeSend: withOwnRelease,
  });
  // Nothing is traced, but calls carry a trace header, so that the service's log can name the error. OBS-8.
  if (client !== undefined) Sentry.instrumentOutgoingRequests(client, { tracePropagationTargets });
  client?.on('afterSendEvent', (event, { statusCode = 0 }) => {
    const isAccepted = statusCode >= 200 && statusCode < 300;
    const { event_id: associatedEventId } = event;
    if (isAccepted && associatedEventId !== undefined && isUnhandled(event))
      openFeedback((feedback) => Sentry.captureFeedback({ associatedEventId, ...feedback }));
  });
  const countFailure = client && startRemoteSessions(client, environment, source);
  observeReports(({ error, context, owner, route, unhandled }) => {
    Sentry.captureException(error, {
      captureContext: {
        tags: { ...context, ...(owner && { owner: owner.team }), route },
        contexts: { ...(owner && { owner: { ...owner } }) },
      },
      mechanism: { handled: !unhandled, type: 'portal' },
    });
    countFailure?.({ context, unhandled });
  });
  return metrics;
}
