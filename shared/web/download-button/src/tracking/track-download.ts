import { getConfig } from '@portal/config';
import type { DownloadFacts } from '../download/request';
import { isTrackingAllowed } from './consent';
import { downloadEvent } from './event';
import { identifyVisitor } from './identify';
import { pushCommand } from './queue';
import { trackerScript } from './script';

/** How long an event waits for the user's identity. Unit: milliseconds. */
const IDENTITY_TIMEOUT_MS = 2_000;

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function track(facts: DownloadFacts): Promise<void> {
  if (!isTrackingAllowed()) return;
  const event = downloadEvent(facts);
  trackerScript();
  await Promise.race([identifyVisitor(), delay(IDENTITY_TIMEOUT_MS)]);
  pushCommand([
    'trackCustomBehavioralEvent',
    { name: getConfig().tracking.eventId, properties: { ...event } },
  ]);
}

/**
 * Sends the event of a download that starts, after identifying the user. TRK-1, TRK-5.
 * Never throws and is not awaited, because a failing tracker must not block a download.
 */
export function trackDownload(facts: DownloadFacts): void {
  track(facts).catch(() => undefined);
}
