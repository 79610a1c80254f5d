import { platformOf, trackingName } from '@portal/catalog';
import { getConfig } from '@portal/config';
import type { DownloadFacts } from '../download/request';
import { isTrackingAllowed } from './consent';
import { identifyVisitor, pushCommand, trackerScript } from './tracker';

/** Query parameters of a download page that may be sent to the tracker. TRK-1. */
const PAGE_PARAMETERS: readonly string[] = ['os', 'compiler', 'arch', 'q', 'language'];

/** The page's URL for the tracker: no hash, and only the query parameters that download pages define. */
function pageUrl(href: string): string {
  const url = new URL(href);
  for (const name of [...url.searchParams.keys()])
    if (!PAGE_PARAMETERS.includes(name)) url.searchParams.delete(name);
  return `${url.origin}${url.pathname}${url.search}`;
}

/** The event of a download that starts now, from the page at `href`, with the tracker's field names. TRK-1, TRK-2. */
export const downloadEvent = ({ code, version, os }: DownloadFacts, href: string) => ({
  download_date: new Date().toISOString(),
  page_url: pageUrl(href),
  product_name: trackingName(code),
  /** The resolved version, never `latest`. */
  product_version: version,
  /** windows, linux, mac, ios, android or empty. */
  platform: platformOf(os),
});

/** How long an event waits for the user's identity. Unit: milliseconds. */
const IDENTITY_TIMEOUT_MS = 2_000;

/** Resolves when the event must wait no longer: the time is over, or the page is left, as for a file that is displayed. */
const identityDeadline = () =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', end);
      resolve();
    };
    const timer = setTimeout(end, IDENTITY_TIMEOUT_MS);
    window.addEventListener('pagehide', end);
  });

async function track(facts: DownloadFacts, href: string): Promise<void> {
  if (!isTrackingAllowed()) return;
  const event = downloadEvent(facts, href);
  trackerScript();
  await Promise.race([identifyVisitor(), identityDeadline()]);
  pushCommand([
    'trackCustomBehavioralEvent',
    { name: getConfig().tracking.eventId, properties: { ...event } },
  ]);
}

/**
 * Sends the event of a download that starts, after identifying the user if the page stays. TRK-1, TRK-5.
 * Never throws and is not awaited, because a failing tracker must not block a download.
 * @param href the address of the page. Default: the present one.
 */
export function trackDownload(facts: DownloadFacts, href: string = window.location.href): void {
  track(facts, href).catch(() => undefined);
}
