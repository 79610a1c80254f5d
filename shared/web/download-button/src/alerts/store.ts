import type { LicenseRequirement, NoLicenseAlert, Product } from '@portal/catalog';
import { useLocation } from '@portal/ui/router';
import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import { resetProgress } from '../download/progress';
import type { DownloadRequest } from '../download/request';

/** An alert about a missing license. ALERT-3. */
export interface NoLicenseAlertState {
  readonly type: NoLicenseAlert;
  readonly license: LicenseRequirement;
  /** `refused`: the user has no license. `unchecked`: the check itself failed. GATE-3. */
  readonly check: 'refused' | 'unchecked';
}

/** An alert with a button that starts the download. */
export type RestartAlertState =
  /** The download did not start; `reason` is a sentence. ALERT-10. */
  | { readonly type: 'failed'; readonly reason: string; readonly request: DownloadRequest }
  /** The user has signed in for this download. ALERT-11. */
  | { readonly type: 'continue'; readonly request: DownloadRequest };

/** The alert of a file or page. */
export type DownloadAlertState =
  /** ALERT-1, ALERT-2. */
  { readonly type: 'logindownload' } | { readonly type: 'login' } | NoLicenseAlertState | RestartAlertState;

type Alerts = Readonly<Record<string, DownloadAlertState>>;

/** The visible alerts by alert key. ALERT-6. */
export const alertStore = createStore<Alerts>(() => ({}));

/** The visible alert of a key. A key comes from content, so that it may be the name of a property of every object. */
export const alertOf = (key: string, alerts = alertStore.getState()): DownloadAlertState | undefined =>
  Object.hasOwn(alerts, key) ? alerts[key] : undefined;

export function showAlert(key: string, alert: DownloadAlertState): void {
  alertStore.setState({ ...alertStore.getState(), [key]: alert }, true);
}

export function hideAlert(key: string): void {
  const { [key]: _, ...others } = alertStore.getState();
  alertStore.setState(others, true);
}

/** Closes all alerts and forgets what was downloaded, when the user leaves the page or a test starts. */
export function resetAlerts(): void {
  resetProgress();
  alertStore.setState({}, true);
}

/** The fields of a product that a "View my License" button needs. */
export type LicensedProduct = Pick<Product, 'code' | 'family'>;

/** The alert key of a page's "View my License" button. */
export const licenseAlertKey = (product: Pick<Product, 'code'>): string => `license:${product.code}`;

/**
 * For a page with downloads: closes all its alerts, also those in closed sections, when the path changes or the
 * page unmounts. A change of the query string or hash keeps them. ALERT-7.
 */
export function useCloseAlertsOnLeave(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page
  useEffect(() => resetAlerts, [pathname]);
}
