import { createStore } from 'zustand/vanilla';
import type { DownloadRequest } from './request';

/** The progress of a download that a user has requested. DL-8. */
export type DownloadProgress =
  /** The checks and the link call are pending. */
  | { readonly kind: 'requesting'; readonly cancel: () => void }
  /** The browser has been sent to the file. */
  | { readonly kind: 'started' }
  | { readonly kind: 'canceled' };

type Downloads = Readonly<Record<string, DownloadProgress | undefined>>;

/** The progress of downloads. Absent: nothing was requested, or an alert shows the result. */
export const progressStore = createStore<Downloads>(() => ({}));

/**
 * Identifies a download. The alert's key alone does not: two files may have the same MD5 sum. Each card of a page asks
 * at each change, so nothing is serialized.
 */
const progressKey = ({ alertKey, target }: DownloadRequest): string =>
  target.kind === 'resolve'
    ? alertKey
    : `${alertKey} ${target.kind === 'raw' ? target.url : target.objectKey}`;

export const progressOf = (
  request: DownloadRequest,
  downloads: Downloads = progressStore.getState(),
): DownloadProgress | undefined => downloads[progressKey(request)];

export function setProgress(request: DownloadRequest, progress: DownloadProgress | undefined): void {
  progressStore.setState({ [progressKey(request)]: progress });
}

/** Whether this download is requested: its button is busy. DL-1. */
export const isRequesting = (request: DownloadRequest, downloads?: Downloads): boolean =>
  progressOf(request, downloads)?.kind === 'requesting';

/** Forgets all downloads, when the user leaves the page or a test starts. Pending ones continue. */
export function resetProgress(): void {
  progressStore.setState({}, true);
}
