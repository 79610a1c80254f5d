import { createStore } from 'zustand/vanilla';
import type { DownloadRequest } from './request';

/** The progress of a download that a user has requested. DL-8. */
export type DownloadProgress =
  /** The checks and the link call are pending. */
  | { readonly kind: 'requesting'; readonly cancel: () => void }
  /** The browser has been sent to the file. */
  | { readonly kind: 'started' }
  | { readonly kind: 'canceled' };

interface Download {
  readonly request: DownloadRequest;
  readonly progress: DownloadProgress;
}

/** The downloads with a progress. Not here: nothing was requested, or an alert shows the result. */
export const progressStore = createStore<{ readonly downloads: readonly Download[] }>(() => ({
  downloads: [],
}));

type Downloads = ReturnType<typeof progressStore.getState>;

/**
 * Whether two requests are for one download. The alert's key alone does not tell: two files may have the same MD5 sum.
 * It comes first, because each card of a page asks at each change.
 */
const isSame = (one: DownloadRequest, other: DownloadRequest): boolean =>
  one.alertKey === other.alertKey && JSON.stringify(one.target) === JSON.stringify(other.target);

export const progressOf = (
  request: DownloadRequest,
  { downloads }: Downloads = progressStore.getState(),
): DownloadProgress | undefined => downloads.find((download) => isSame(download.request, request))?.progress;

export function setProgress(request: DownloadRequest, progress: DownloadProgress | undefined): void {
  progressStore.setState(({ downloads }) => {
    const others = downloads.filter((download) => !isSame(download.request, request));
    return { downloads: progress === undefined ? others : [...others, { request, progress }] };
  });
}

/** Whether this download is requested: its button is busy. DL-1. */
export const isRequesting = (request: DownloadRequest, downloads?: Downloads): boolean =>
  progressOf(request, downloads)?.kind === 'requesting';

/** Forgets all downloads, when the user leaves the page or a test starts. Pending ones continue. */
export function resetProgress(): void {
  progressStore.setState({ downloads: [] });
}
