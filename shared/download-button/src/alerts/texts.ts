// The exact texts of ALERT-1, ALERT-2 and ALERT-3.

export const LOG_IN_TO_DOWNLOAD = 'Please log in or sign up to download.';
export const LOG_IN = 'Please log in.';
export const NO_LICENSE = 'You do not currently license this product.';
/** The additional sentence when the check failed. GATE-3. */
export const LICENSE_UNCHECKED = 'The license check could not be completed. You may repeat it.';
