import { waitFor } from '@testing-library/react';
import type { TrackerCommand } from '../tracking/tracker';

/** For tests: removes the tracker from the page. */
export function resetTracker(): void {
  delete window._hsq;
  for (const script of document.querySelectorAll('script[data-portal-tracker]')) script.remove();
}

/**
 * For tests: runs the tracker's script, which jsdom does not load. It takes over the queue and sends its
 * commands, as in a browser.
 */
export async function runTracker(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[data-portal-tracker]');
  if (script === null) throw new Error('The page has no tracker script');
  const source = await (await fetch(script.src)).text();
  // biome-ignore lint/security/noGlobalEval: does what a browser does with a script element
  window.eval(source);
}

const isEvent = (command: TrackerCommand) => command[0] === 'trackCustomBehavioralEvent';

/**
 * For tests: product, version and platform of the download events that the page has queued for the
 * tracker, oldest first, once there are as many as expected.
 */
export const trackedDownloads = (count: number): Promise<unknown[]> =>
  waitFor(() => {
    const queue = Array.isArray(window._hsq) ? window._hsq : [];
    const events = queue.filter(isEvent);
    if (events.length !== count) throw new Error(`The page has queued ${events.length} events, not ${count}`);
    return events.map(([, { properties }]) => properties);
  });
