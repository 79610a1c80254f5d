import type { DownloadAlertState } from './store';

/** The exact text of ALERT-3. */
const NO_LICENSE = 'You do not currently license this product.';

/** The first sentence of each alert. ALERT-1, ALERT-2, ALERT-3. */
export const TITLES: Readonly<Record<DownloadAlertState['type'], string>> = {
  logindownload: 'Please log in or sign up to download.',
  login: 'Please log in.',
  nolicensehoops: NO_LICENSE,
  nolicensenonhoops: NO_LICENSE,
  failed: 'The download did not start.',
  continue: 'You are signed in. Your download can continue.',
};
