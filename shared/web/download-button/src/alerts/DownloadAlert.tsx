import { Alert } from '@portal/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { download } from '../DownloadButton';
import { loadAfterClick } from '../load-after-click';
import styles from './alerts.module.css';
import type { FileAlertProps } from './FileAlert';
import { alertStore, hideAlert } from './store';
import { TITLES } from './titles';

export interface DownloadAlertProps {
  readonly alertKey: string;
}

/** An alert whose code could not be loaded: its first sentence. */
const PlainAlert = ({ alert, onClose }: FileAlertProps) => (
  <Alert kind="warning" title={TITLES[alert.type]} onClose={onClose} />
);

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

/** An alert appears beside what was clicked, which may be at the edge of the screen. ALERT-14. */
const scrollIntoView = (place: HTMLElement | null) => place?.scrollIntoView?.({ block: 'nearest' });

/** Renders the alert of a file or page; nothing without one. ALERT-6, ALERT-7, ALERT-14. */
export function DownloadAlert({ alertKey }: DownloadAlertProps) {
  const alert = useStore(alertStore, (alerts) => alerts[alertKey]);
  if (alert === undefined) return null;
  return (
    <Suspense>
      <div key={alert.type} ref={scrollIntoView} className={styles.place}>
        <FileAlert alert={alert} onClose={() => hideAlert(alertKey)} onRestart={download} />
      </div>
    </Suspense>
  );
}
