import type { DownloadAccess, DownloadTarget } from '@portal/catalog';

/** The details of a download for its tracking event. TRK-1. */
export interface DownloadFacts {
  /** Code of the product; the event contains its tracking name. */
  readonly code: string;
  /** The resolved version, never `latest`; empty if the download has none. TRK-2. */
  readonly version: string;
  /** The operating system as content names it; the event contains the platform. Empty if it has none. */
  readonly os: string;
}

/** The result of a look-up that resolves a download, such as the latest demo viewer. */
export interface ResolvedDownload {
  readonly target: DownloadTarget;
  readonly facts: DownloadFacts;
}

/**
 * Describes a download for a `DownloadButton`.
 * @example
 * const request: DownloadRequest = {
 *   alertKey: file.md5sum,
 *   target: { kind: 'file', objectKey: 'packages/realdwg/2026/RealDWG.exe' },
 *   access: downloadAccess('releases', productByCode('realdwg')),
 *   facts: { code: 'realdwg', version: '2026', os: 'Windows' },
 * };
 */
export interface DownloadRequest {
  /** Key of its alert: the file's MD5 sum, else its object key. ALERT-6. */
  readonly alertKey: string;
  readonly target:
    | DownloadTarget
    /** Resolved after the session and license checks. An error is shown in a toast. */
    | { readonly kind: 'resolve'; readonly resolve: () => Promise<ResolvedDownload> };
  /** Who may download it; `downloadAccess` of the catalog returns it. ACCESS-1. */
  readonly access: DownloadAccess;
  /** The details for the tracking event. */
  readonly facts: DownloadFacts;
}

/** The target and the facts of a download; looks them up if the request says so. */
export const resolveRequest = async ({ target, facts }: DownloadRequest): Promise<ResolvedDownload> =>
  target.kind === 'resolve' ? target.resolve() : { target, facts };
