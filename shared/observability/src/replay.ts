/** The recording of what led to an error: a lazy chunk of its own, for it is most of the reporter's code. */
import { addIntegration, replayIntegration } from '@sentry/react';

/** Starts recording. How many visits are recorded is the reporter's setting. OBS-7. */
export function startReplay(): void {
  addIntegration(
    replayIntegration({
      // Session storage holds the session's four keys and nothing else. SES-3.
      stickySession: false,
      maskAllText: true,
      // Measuring every icon of a long list would take seconds, and pictures here are icons.
      blockAllMedia: false,
      // Compression would need a worker out of a blob, which the content security policy refuses.
      useCompression: false,
    }),
  );
}
