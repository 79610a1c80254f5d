import { platformOf, trackingName } from '@portal/catalog';
import type { DownloadFacts } from '../download/request';

/** The tracking event of a download, with the names that the tracker knows. TRK-1, TRK-2. */
export interface DownloadEvent {
  /** ISO timestamp. */
  readonly download_date: string;
  /** Address of the page, without what others put into its query. */
  readonly page_url: string;
  readonly product_name: string;
  /** The resolved version, never `latest`. */
  readonly product_version: string;
  /** windows, linux, mac, ios, android or empty. */
  readonly platform: string;
}

/** Parameters of a download page that the tracker may know. TRK-1. */
const PAGE_PARAMETERS: readonly string[] = ['os', 'compiler', 'arch', 'q'];

/** The page's address for the tracker: no fragment, and of the query only what the page itself defines. */
function pageAddress(address: string): string {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()])
    if (!PAGE_PARAMETERS.includes(name)) url.searchParams.delete(name);
  return `${url.origin}${url.pathname}${url.search}`;
}

/** The event of a download that starts now, from the page at `address`. TRK-1. */
export const downloadEvent = (
  { code, version, os }: DownloadFacts,
  address: string = window.location.href,
  now: Date = new Date(),
): DownloadEvent => ({
  download_date: now.toISOString(),
  page_url: pageAddress(address),
  product_name: trackingName(code),
  product_version: version,
  platform: platformOf(os),
});
