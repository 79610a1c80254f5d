import type { NoLicenseAlert } from '@portal/catalog';
import { createStore } from 'zustand/vanilla';

/** The alert of a file or page. ALERT-1 to ALERT-5. */
export type DownloadAlertState =
  | { readonly type: 'logindownload' }
  | { readonly type: 'login' }
  | {
      readonly type: NoLicenseAlert;
      readonly product: string;
      /** `unchecked`: the check itself failed. GATE-3. */
      readonly check: 'refused' | 'unchecked';
    };

type Alerts = Readonly<Record<string, DownloadAlertState>>;

/** The alerts that are shown, by the key of their file; a key that is absent shows none. ALERT-6. */
export const alertStore = createStore<Alerts>(() => ({}));

export function showAlert(key: string, alert: DownloadAlertState): void {
  alertStore.setState({ [key]: alert });
}

export function hideAlert(key: string): void {
  const { [key]: _, ...others } = alertStore.getState();
  alertStore.setState(others, true);
}

/** Closes all of them: the page is left, or a test begins. */
export function resetAlerts(): void {
  alertStore.setState({}, true);
}
