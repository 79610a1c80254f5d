/** Length of an evaluation, also shown while its expiry is blank. Unit: days. LIMIT-1, DATE-3. */
export const TRIAL_DAYS = 60;

/** Release of the installers that the trial pages of hwp and hnp offer. PATH-12. */
export const TRIAL_INSTALLER_RELEASE = '2024.6.0';

/** Version of hwp when the releases list has no entry for it. VER-3. */
export const HWP_FALLBACK_VERSION = '2024.8.0';

/** Height of the CADFlow frame. Unit: pixels. HOOPS-1. */
export const CADFLOW_FRAME_HEIGHT = 2000;

/** The long-term-support version of HOOPS Visualize 3DF. VER-10. */
export const LTS_VERSION = '27';

/** How long an LTS release is supported from its initial release. Unit: years. LIMIT-4. */
export const LTS_SUPPORT_YEARS = 4;

/** First year whose versions of Communicator are sorted. OLD-2. */
export const COMMUNICATOR_SORT_FROM_YEAR = 2024;

/** Number of years on AutoCAD OEM's older versions page. OLD-5. */
export const AUTOCAD_OEM_YEARS_SHOWN = 4;

/** Prefixes of the RealDWG versions whose dots become dashes in content paths. VER-6. */
export const REALDWG_DOTTED_YEARS: readonly string[] = ['2025'];

/** Length of an AutoCAD OEM version that is a full product and not an update. Unit: characters. PATH-4. */
export const AUTOCAD_OEM_PRODUCT_VERSION_LENGTH = 4;

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

/** Shown for a year without versions and without a message. OLD-4. */
export const NO_UPDATE_TEXT = 'No update for this version.';
