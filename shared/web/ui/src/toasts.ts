import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Default time until a toast hides, in milliseconds. TOAST-1. */
const TOAST_DELAY_MS = 3_000;

/** Options of {@link showToast}. */
interface ToastOptions {
  /** Determines color and icon. Screen readers announce each kind at once. TOAST-2, TOAST-3. */
  readonly kind: 'error' | 'success' | 'info';
  /** A word or two, such as "log in". */
  readonly header: string;
  /** One or two sentences. */
  readonly body: string;
  /** Milliseconds until it hides by itself. Default: {@link TOAST_DELAY_MS}. */
  readonly delay?: number;
}

/** A toast on the page. TOAST-1. */
export interface Toast extends Required<ToastOptions> {
  readonly id: number;
}

/** The toasts on the page, oldest first. */
export const toastStore = createStore<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }));

/** The same for React. */
export const useToasts = (): readonly Toast[] => useStore(toastStore, (state) => state.toasts);

let lastId = 0;

/**
 * Shows a toast. A toast with the same header and body is replaced, so that repeated clicks do not pile up.
 * @returns its id, for {@link dismissToast}.
 * @example
 * showToast({ kind: 'success', header: 'Licenses', body: 'The header file was saved.' });
 */
export function showToast(options: ToastOptions): number {
  lastId += 1;
  const toast: Toast = { ...options, delay: options.delay ?? TOAST_DELAY_MS, id: lastId };
  toastStore.setState(({ toasts }) => ({
    toasts: [...toasts.filter((other) => other.header !== toast.header || other.body !== toast.body), toast],
  }));
  return toast.id;
}

/** Hides a toast. Does nothing if it is hidden already. */
export function dismissToast(id: number): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** For tests: removes all toasts. */
export function resetToasts(): void {
  toastStore.setState({ toasts: [] });
}
