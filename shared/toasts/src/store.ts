import { createStore } from 'zustand/vanilla';

/** How long a toast stays, in milliseconds. TOAST-1. */
export const TOAST_DELAY = 3_000;

/** Options of {@link showToast}. */
export interface ToastOptions {
  /** Decides color and icon; an `error` is announced at once. */
  readonly kind: 'error' | 'success' | 'info';
  /** A word or two, such as "log in". */
  readonly header: string;
  /** One or two sentences. */
  readonly body: string;
  /** Milliseconds until it hides by itself. Default: {@link TOAST_DELAY}. */
  readonly delay?: number;
}

/** A toast on the page. TOAST-1. */
export interface Toast extends Required<ToastOptions> {
  readonly id: number;
}

export const toastStore = createStore<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }));

let lastId = 0;

/**
 * Shows a toast. One that already says the same is replaced, so that clicks in a row do not pile up.
 * @returns its id, for {@link dismissToast}.
 * @example
 * showToast({ kind: 'success', header: 'Licenses', body: 'The header file was saved.' });
 */
export function showToast(options: ToastOptions): number {
  lastId += 1;
  const toast: Toast = { delay: TOAST_DELAY, ...options, id: lastId };
  toastStore.setState(({ toasts }) => ({
    toasts: [...toasts.filter((other) => other.header !== toast.header || other.body !== toast.body), toast],
  }));
  return toast.id;
}

export function dismissToast(id: number): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** For tests: none shown. */
export function resetToasts(): void {
  toastStore.setState({ toasts: [] });
}
