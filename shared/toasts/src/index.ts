export { useToasts } from './hooks';
export {
  dismissToast,
  resetToasts,
  showToast,
  TOAST_DELAY_MS,
  type Toast,
  type ToastOptions,
  toastStore,
} from './store';
