/** The reporter itself, a lazy chunk: it costs the start nothing, and misses nothing, for reports queue. */
import * as Sentry from '@sentry/react';
import { askAbout, setFeedbackSender } from './feedback';
import { setReportSink } from './report';
import { scrub } from './scrub';

export interface ReporterOptions {
  readonly dsn: string;
  readonly environment: string;
  readonly release: string;
  /** Base of the account service, whose API calls may carry trace headers. Spec Q§7. */
  readonly accountHost: string;
}

/** Events whose sending opens the dialog. */
const unhandled = new Set<string>();

/** Starts reporting with the settings of Spec Q§9. */
export function startReporter({ dsn, environment, release, accountHost }: ReporterOptions): void {
  const client = Sentry.init({
    dsn,
    environment,
    release,
    tracesSampleRate: 0,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    tracePropagationTargets: ['localhost', `${accountHost}/api`],
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
      // Session storage holds the session's four keys and nothing else. Decisions §7.
      // Compression would need a worker out of a blob, which the content security policy refuses.
      Sentry.replayIntegration({
        stickySession: false,
        maskAllText: true,
        // Measuring every icon of a long list would take seconds, and pictures here are icons.
        blockAllMedia: false,
        useCompression: false,
      }),
    ],
    beforeSend: (event) => scrub(event),
    beforeBreadcrumb: (breadcrumb) => scrub(breadcrumb),
  });
  client?.on('afterSendEvent', ({ event_id: id }) => {
    if (id !== undefined && unhandled.delete(id)) askAbout(id);
  });
  setFeedbackSender(({ eventId, name, email, message }) => {
    Sentry.captureFeedback({ associatedEventId: eventId, name, email, message });
  });
  setReportSink(({ error, context, route, unhandled: nobodys }) => {
    const id = Sentry.captureException(error, {
      captureContext: { tags: { ...context, route } },
      mechanism: { handled: !nobodys, type: 'portal' },
    });
    if (nobodys) unhandled.add(id);
  });
}
