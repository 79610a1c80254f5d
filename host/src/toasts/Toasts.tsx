import { cx, Icon, VisuallyHidden } from '@portal/ui';
import { dismissToast, type Toast, useToasts } from '@portal/ui/toasts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './toasts.module.css';

/** The minimum remaining time after a pause, in milliseconds. */
const MIN_AFTER_PAUSE_MS = 1_000;

/** Calls `onHide` when `delay` milliseconds have passed, not counting the time between `pause` and `resume`. */
function useAutoHide(delay: number, onHide: () => void) {
  const hide = useEffectEvent(onHide);
  const [paused, setPaused] = useState(false);
  const remaining = useRef(delay);

  useEffect(() => {
    if (paused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => hide(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(remaining.current - (Date.now() - startedAt), MIN_AFTER_PAUSE_MS);
    };
  }, [paused]);

  return { pause: () => setPaused(true), resume: () => setPaused(false) };
}

/** One toast. It hides automatically, but not while it is hovered or focused. */
function ToastCard({ toast: { id, kind, header, body, delay } }: { readonly toast: Toast }) {
  const { pause, resume } = useAutoHide(delay, () => dismissToast(id));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has a role; hovering only pauses the timer
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={cx(styles.toast, styles[kind])}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <Icon name={kind} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.header}>{header}</p>
        <p>{body}</p>
      </div>
      <button type="button" className={styles.close} onClick={() => dismissToast(id)}>
        <Icon name="close" size={18} />
        <VisuallyHidden>Close</VisuallyHidden>
      </button>
    </div>
  );
}

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
