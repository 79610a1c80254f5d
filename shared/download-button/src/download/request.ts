import type { OemScope } from '@portal/api/account';
import type { DownloadTarget, NoLicenseAlert } from '@portal/catalog';

/** What the license check asks. OEM products add version and language. PROD-5, PROD-6. */
export interface LicenseQuestion {
  /** The product's code. */
  readonly product: string;
  /** Default: none, the check names the product only. */
  readonly oem?: OemScope;
}

/** What the tracking event says about a download beside date and page. TRK-1. */
export interface DownloadFacts {
  /** Code of the product; the event carries its tracking name. */
  readonly code: string;
  /** The resolved version, never `latest`; empty for what belongs to no version. TRK-2. */
  readonly version: string;
  /** The system as content names it; the event carries the platform. Empty if it has none. */
  readonly os: string;
}

/** A download whose place is known only after a look-up, such as the latest demo viewer. */
export interface ResolvedDownload {
  readonly target: DownloadTarget;
  readonly facts: DownloadFacts;
}

/**
 * Everything that a download button must know.
 * @example
 * const request: DownloadRequest = {
 *   alertKey: file.md5sum,
 *   target: { kind: 'file', objectKey: 'packages/realdwg/2026/RealDWG.exe' },
 *   license: { product: 'realdwg' },
 *   noLicenseAlert: 'nolicensenonhoops',
 *   facts: { code: 'realdwg', version: '2026', os: 'Windows' },
 * };
 */
export interface DownloadRequest {
  /** What its alert is remembered by: the file's MD5 sum, else its object key. ALERT-6. */
  readonly alertKey: string;
  readonly target:
    | DownloadTarget
    /** Asked after sign-in and license have passed. What it throws is shown in a toast. */
    | { readonly kind: 'resolve'; readonly resolve: () => Promise<ResolvedDownload> };
  /** The license that is needed beside the sign-in; `null` for none. PROD-2. */
  readonly license: LicenseQuestion | null;
  /** The alert to show without a license. */
  readonly noLicenseAlert: NoLicenseAlert;
  /** What the tracking event says about the file. */
  readonly facts: DownloadFacts;
}
