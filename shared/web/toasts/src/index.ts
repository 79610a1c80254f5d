export { useToasts } from './hooks';
export {
  dismissToast,
  resetToasts,
  showToast,
  type Toast,
  toastStore,
} from './store';
