import { platformOf, trackingName } from '@portal/catalog';
import type { DownloadFacts } from '../download/request';

/** The tracking event of a download, with the names that the tracker knows. Spec P§3. */
export interface DownloadEvent {
  /** ISO timestamp. */
  readonly download_date: string;
  readonly page_url: string;
  readonly product_name: string;
  /** The resolved version, never `latest`. */
  readonly product_version: string;
  /** windows, linux, mac, ios, android or empty. */
  readonly platform: string;
}

/** The event of a download that starts now, from the page at `address`. Decisions §5, "Tracking". */
export const downloadEvent = (
  { code, version, os }: DownloadFacts,
  address: string = window.location.href,
  now: Date = new Date(),
): DownloadEvent => ({
  download_date: now.toISOString(),
  page_url: address,
  product_name: trackingName(code),
  product_version: version,
  platform: platformOf(os),
});
