import { dismissToast, type Toast } from '@portal/toasts';
import { cx, Icon, VisuallyHidden } from '@portal/ui';
import styles from './toasts.module.css';
import { useAutoHide } from './use-auto-hide';

/** One toast. It hides automatically, but not while it is hovered or focused. */
export function ToastCard({ toast: { id, kind, header, body, delay } }: { readonly toast: Toast }) {
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
