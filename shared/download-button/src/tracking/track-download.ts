import { getConfig } from '@portal/config';
import type { DownloadFacts } from '../download/request';
import { mayTrack } from './consent';
import { downloadEvent } from './event';
import { identifyVisitor } from './identify';
import { pushCommand } from './queue';
import { trackerScript } from './script';

/** How long an event waits for the identity to be known, in milliseconds. */
const IDENTITY_BUDGET = 2_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function track(facts: DownloadFacts): Promise<void> {
  if (!mayTrack()) return;
  const event = downloadEvent(facts);
  trackerScript();
  await Promise.race([identifyVisitor(), pause(IDENTITY_BUDGET)]);
  pushCommand([
    'trackCustomBehavioralEvent',
    { name: getConfig().tracking.eventId, properties: { ...event } },
  ]);
}

/**
 * Sends the event of a download that starts: the visitor is identified, then the event follows.
 * TRK-1, TRK-5. A tracker that fails never blocks a download, so nothing here throws or is waited for.
 */
export function trackDownload(facts: DownloadFacts): void {
  track(facts).catch(() => undefined);
}
