import type { NoLicenseAlert } from '@portal/catalog';
import { createStore } from 'zustand/vanilla';

/** The alert of a file or page. ALERT-1 to ALERT-5. */
export type DownloadAlertState =
  | { readonly type: 'logindownload' }
  | { readonly type: 'login' }
  | {
      readonly type: NoLicenseAlert;
      readonly product: string;
      /** `refused`: the user has no license. `unchecked`: the check itself failed. GATE-3. */
      readonly check: 'refused' | 'unchecked';
    };

type Alerts = Readonly<Record<string, DownloadAlertState>>;

/** The visible alerts by alert key. ALERT-6. */
export const alertStore = createStore<Alerts>(() => ({}));

export function showAlert(key: string, alert: DownloadAlertState): void {
  alertStore.setState({ [key]: alert });
}

export function hideAlert(key: string): void {
  const { [key]: _, ...others } = alertStore.getState();
  alertStore.setState(others, true);
}

/** Closes all alerts, when the user leaves the page or a test starts. */
export function resetAlerts(): void {
  alertStore.setState({}, true);
}
