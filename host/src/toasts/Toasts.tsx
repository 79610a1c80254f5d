import { cx, Icon, VisuallyHidden } from '@portal/ui';
import { dismissToast, type Toast, useToasts } from '@portal/ui/toasts';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { focusContent } from '../frame/page';
import styles from './toasts.module.css';

/** The minimum remaining time after a pause, in milliseconds. */
const MIN_AFTER_PAUSE_MS = 1_000;

function onVisibility(note: () => void): () => void {
  document.addEventListener('visibilitychange', note);
  return () => document.removeEventListener('visibilitychange', note);
}

/**
 * Calls `onHide` when `delay` milliseconds have passed. They do not pass while the element with the returned props is
 * hovered or has the focus, nor while the visitor is in another tab, which may be where the session ended (FRAME-5).
 */
function useAutoHide(delay: number, onHide: () => void) {
  const hide = useEffectEvent(onHide);
  // Not a count: React tells nothing when a pointer is on the element from the start, and then that it leaves.
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useSyncExternalStore(onVisibility, () => document.hidden);
  const paused = hovered || focused || hidden;
  const remaining = useRef(delay);

  useEffect(() => {
    if (paused) return;
    // Not the clock, which a machine that wakes up may set back.
    const startedAt = performance.now();
    const timer = setTimeout(() => hide(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(remaining.current - (performance.now() - startedAt), MIN_AFTER_PAUSE_MS);
    };
  }, [paused]);

  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}

/** One toast. It hides automatically, but not while it is hovered or focused, or nobody sees it. */
function ToastCard({ toast: { id, kind, header, body, delay } }: { readonly toast: Toast }) {
  const pauses = useAutoHide(delay, () => dismissToast(id));
  const close = () => {
    focusContent();
    dismissToast(id);
  };
  return (
    // Not `status`: one that comes with its text is often not announced.
    <div role="alert" className={cx(styles.toast, styles[kind])} {...pauses}>
      <Icon name={kind} />
      <div className={styles.words}>
        <p className={styles.header}>{header}</p>
        <p>{body}</p>
      </div>
      <button type="button" className={styles.close} onClick={close}>
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
