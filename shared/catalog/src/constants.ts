/** Length of an evaluation, and the days shown while its expiry is blank. Unit: days. Spec P§9. */
export const TRIAL_DAYS = 60;

/** Release of the installers that the trial pages of hwp and hnp offer. Spec P§9. */
export const TRIAL_INSTALLER_RELEASE = '2024.6.0';

/** Version of hwp when the releases list does not name it. Spec P§4. */
export const HWP_FALLBACK_VERSION = '2024.8.0';

/** Time from opening an accordion item to its content. Unit: milliseconds. Spec P§2. */
export const ACCORDION_DELAY_MS = 500;

/** Time that a toast stays. Unit: milliseconds. Spec P§2. */
export const TOAST_DELAY_MS = 3000;

/** Height of the CADFlow frame. Unit: pixels. Spec P§2. */
export const CADFLOW_FRAME_HEIGHT = 2000;

/** Greatest height of the landing page's tables before they scroll. Spec P§2. */
export const EVALUATION_TABLE_MAX_HEIGHT = '30vh';

/** The long-term-support version of HOOPS Visualize 3DF. Spec Q§9. */
export const LTS_VERSION = '27';

/** Support of an LTS release from its initial release on. Unit: years. Spec Q§9. */
export const LTS_YEARS = 4;

/** Years from which on Communicator's versions are sorted. Spec P§9. */
export const COMMUNICATOR_SORT_FROM_YEAR = 2024;

/** Years that AutoCAD OEM's older versions page shows. Spec Q§2. */
export const AUTOCAD_OEM_YEARS_SHOWN = 4;

/** Starts of RealDWG versions whose dots turn into dashes in content paths. Decisions §3. */
export const REALDWG_DOTTED_YEARS: readonly string[] = ['2025'];

/** Length of an AutoCAD OEM version that means a full product, not an update. Spec Q§5. */
export const AUTOCAD_OEM_PRODUCT_VERSION_LENGTH = 4;

/** Version of the IFC plug-ins. Decisions §4. */
export const IFC_VERSION = '2023';

/** Time limit of the Inventor OEM SDK until it is licensed. Unit: days. Spec P§9. */
export const INVENTOR_OEM_LIMIT_DAYS = 90;

/** License of the demo viewers. Unit: days. Spec P§9. */
export const DEMO_VIEWER_LICENSE_DAYS = 30;

/** A license that ends within this many days stands out as expiring soon. Unit: days. */
export const EXPIRES_SOON_DAYS = 30;

/** Region of the installers bucket. Decisions §2. */
export const INSTALLER_REGION = 'us-west-1';

/** Text of a Parasolid section without files. Spec Q§8. */
export const NO_DOWNLOAD_TEXT = 'No download available.';

/** Text of a year without versions and without a message of its own. Spec Q§2. */
export const NO_UPDATE_TEXT = 'No update for this version.';
