import { useToasts } from '@portal/toasts';
import { ToastCard } from './ToastCard';
import styles from './toasts.module.css';

/** The toasts at the top right, newest last. TOAST-1. */
export function Toasts() {
  const toasts = useToasts();
  return (
    <div className={styles.stack}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}
