import { createStore } from 'zustand/vanilla';

/** The progress of a download that a user has requested. DL-8. */
export type DownloadProgress =
  /** The checks and the link call are pending. */
  | { readonly kind: 'requesting'; readonly cancel: () => void }
  /** The browser has been sent to the file. */
  | { readonly kind: 'started' }
  | { readonly kind: 'canceled' };

/** The progress of downloads by alert key. Absent: nothing was requested, or an alert shows the result. */
export const progressStore = createStore<Readonly<Record<string, DownloadProgress | undefined>>>(() => ({}));

export function setProgress(key: string, progress: DownloadProgress | undefined): void {
  progressStore.setState({ [key]: progress });
}

/** Whether a download with this key is requested: its button is busy. DL-1. */
export const isRequesting = (
  key: string,
  downloads: Readonly<Record<string, DownloadProgress | undefined>> = progressStore.getState(),
): boolean => downloads[key]?.kind === 'requesting';

/** Forgets all downloads, when the user leaves the page or a test starts. Pending ones continue. */
export function resetProgress(): void {
  progressStore.setState({}, true);
}
