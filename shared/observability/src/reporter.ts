/** The reporter itself, a lazy chunk: it costs the start nothing, and misses nothing, for reports queue. */
import * as Sentry from '@sentry/react';
import { openFeedback, setFeedbackSender } from './feedback';
import { setReportSink } from './report';
import { scrubEnvelope } from './scrub-envelope';

/** Settings of {@link startReporter}, out of the configuration's `observability`. */
export interface ReporterOptions {
  /** Address of the receiver, with its public key and project. */
  readonly dsn: string;
  /** Such as `production`. */
  readonly environment: string;
  /** Release of events that no remote caused, such as `portal@1.0.0`. */
  readonly release: string;
  /** Base of the account service, whose API calls may carry trace headers. OBS-8. */
  readonly accountHost: string;
}

type Transport = ReturnType<typeof Sentry.makeFetchTransport>;
type Envelope = Parameters<Transport['send']>[0];

/** Calls back when the page has nothing better to do. */
export type ScheduleIdle = (work: () => void) => void;

const isSession = ([, items]: Envelope): boolean => items.every(([{ type }]) => type === 'session');

/** Sends envelopes without anything secret in them; counting visits waits until the visited page stands. */
const cleanTransport =
  (later: ScheduleIdle) =>
  (...options: Parameters<typeof Sentry.makeFetchTransport>): Transport => {
    const transport = Sentry.makeFetchTransport(...options);
    return {
      ...transport,
      async send(envelope) {
        if (isSession(envelope)) await new Promise<void>(later);
        scrubEnvelope(envelope);
        return transport.send(envelope);
      },
    };
  };

/** An error of a remote's code belongs to the remote's release, whose source maps explain it. */
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

/** Starts reporting with the settings of OBS-6, OBS-7, OBS-8. */
export function startReporter(
  { dsn, environment, release, accountHost }: ReporterOptions,
  later: ScheduleIdle,
): void {
  const tracePropagationTargets = ['localhost', `${accountHost}/api`];
  const client = Sentry.init({
    dsn,
    environment,
    release,
    tracesSampleRate: 0,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    tracePropagationTargets,
    transport: cleanTransport(later),
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    integrations: (defaults) => [
      // The shell catches these itself, from before this code has loaded.
      ...defaults.filter(({ name }) => name !== 'GlobalHandlers' && name !== 'BrowserSession'),
      // A session at start and on each route change.
      Sentry.browserSessionIntegration({ lifecycle: 'route' }),
    ],
    beforeSend: withOwnRelease,
  });
  // Nothing is traced, but a call carries the error's trace to the service, whose log then names it too.
  if (client !== undefined) Sentry.instrumentOutgoingRequests(client, { tracePropagationTargets });
  client?.on('afterSendEvent', (event, { statusCode = 0 }) => {
    const sent = statusCode >= 200 && statusCode < 300;
    if (sent && event.event_id !== undefined && isUnhandled(event)) openFeedback(event.event_id);
  });
  setFeedbackSender(({ eventId, name, email, message }) => {
    Sentry.captureFeedback({ associatedEventId: eventId, name, email, message });
  });
  setReportSink(({ error, context, route, unhandled: nobodys }) => {
    Sentry.captureException(error, {
      captureContext: { tags: { ...context, route } },
      mechanism: { handled: !nobodys, type: 'portal' },
    });
  });
}
