export { useToasts } from './hooks';
export {
  dismissToast,
  resetToasts,
  showToast,
  TOAST_DELAY,
  type Toast,
  type ToastOptions,
  toastStore,
} from './store';
