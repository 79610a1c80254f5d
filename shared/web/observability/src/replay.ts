import { addIntegration, replayIntegration } from '@sentry/react';

/**
 * Starts recording. The reporter's sample rates decide which visits are recorded. OBS-7.
 * @param hasFailed whether an error came before. The visit is then recorded from now on.
 */
export function startReplay({ hasFailed }: { readonly hasFailed: boolean }): void {
  const replay = replayIntegration({
    // Would write to session storage, which may hold only the session's four keys. SES-3.
    stickySession: false,
    maskAllText: true,
    // Blocking media measures every icon, which takes seconds on long lists. The portal's images are icons.
    blockAllMedia: false,
    // Compression needs a worker from a blob URL, which the content security policy forbids.
    useCompression: false,
  });
  addIntegration(replay);
  if (hasFailed) void replay.flush();
}
