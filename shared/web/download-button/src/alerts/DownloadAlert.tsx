import { Alert } from '@portal/ui';
import { type ComponentType, lazy, Suspense, useCallback } from 'react';
import { useStore } from 'zustand';
import { download } from '../DownloadButton';
import { loadAfterClick } from '../load-after-click';
import styles from './alerts.module.css';
import type { FileAlertProps } from './FileAlert';
import { alertOf, alertStore, hideAlert } from './store';
import { TITLES } from './titles';

/** An alert whose code could not be loaded: its first sentence. "Close" leaves the focus in the page. A11Y-8. */
const PlainAlert = ({ alert, onClose }: FileAlertProps) => {
  const close = () => {
    document.querySelector('main')?.focus({ preventScroll: true });
    onClose();
  };
  return <Alert kind="warning" title={TITLES[alert.type]} onClose={close} />;
};

const lazyAlert = () =>
  lazy(
    (): Promise<{ default: ComponentType<FileAlertProps> }> =>
      loadAfterClick().then(
        ({ FileAlert: component }) => ({ default: component }),
        () => {
          // The next alert loads it again.
          FileAlert = lazyAlert();
          return { default: PlainAlert };
        },
      ),
  );

let FileAlert = lazyAlert();

/** Renders the alert of a file or page; nothing without one. ALERT-6, ALERT-7, ALERT-14. */
export function DownloadAlert({ alertKey }: { readonly alertKey: string }) {
  const alert = useStore(alertStore, (alerts) => alertOf(alertKey, alerts));
  // It appears beside what was clicked, which may be at the edge of the screen. Each click makes an alert.
  const scrollIntoView = useCallback(
    (place: HTMLElement | null) => {
      if (alert !== undefined) place?.scrollIntoView?.({ block: 'nearest' });
    },
    [alert],
  );
  if (alert === undefined) return null;
  return (
    <Suspense>
      <div key={alert.type} ref={scrollIntoView} className={styles.place}>
        <FileAlert alert={alert} onClose={() => hideAlert(alertKey)} onRestart={download} />
      </div>
    </Suspense>
  );
}
