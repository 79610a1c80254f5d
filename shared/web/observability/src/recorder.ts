import { addIntegration, replayIntegration } from '@sentry/react';
import type { Idle } from './reporter';

/** Milliseconds after which a slice ends. A single step may take longer. */
const SLICE_MS = 4;

/** Reads what the browser computes only when it is read, a step at a time. */
function* readDeferred(): Generator<unknown> {
  // Layout of what is far from the view (`content-visibility`).
  for (const element of document.querySelectorAll('*')) yield element.getBoundingClientRect();
  // The text of rules. A sheet with an address may be of another origin, which cannot be read.
  for (const sheet of document.styleSheets)
    if (sheet.href === null) for (const rule of sheet.cssRules) yield rule.cssText;
}

/**
 * Prepares the recorder's first snapshot, which reads each element's position and each rule's text in one task: reads
 * them in slices before, one in each idle period, so that the snapshot finds them ready.
 */
export async function prepareSnapshot(idle: Idle): Promise<void> {
  const steps = readDeferred();
  for (let isDone = false; !isDone; ) {
    await idle();
    const end = performance.now() + SLICE_MS;
    do isDone = steps.next().done === true;
    while (!isDone && performance.now() < end);
  }
}

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
