/** Length of an evaluation, also shown while its expiry is blank. Unit: days. LIMIT-1, DATE-3. */
export const TRIAL_DAYS = 60;

/** The long-term-support version of HOOPS Visualize 3DF. VER-10. */
export const LTS_VERSION = '27';

/** Version of the IFC plug-ins. PATH-7. */
export const IFC_VERSION = '2023';

/** Time limit of the Inventor OEM SDK until it is licensed. Unit: days. LIMIT-2. */
export const INVENTOR_OEM_LIMIT_DAYS = 90;

/** Length of the demo viewers' license. Unit: days. LIMIT-3. */
export const DEMO_VIEWER_LICENSE_DAYS = 30;

/** A license that ends within this time is marked as expiring soon. Unit: days. */
export const EXPIRES_SOON_DAYS = 30;

/** Shown in a section without files. PAR-2. */
export const NO_DOWNLOAD_TEXT = 'No download available.';
