export {
  ACCORDION_DELAY_MS,
  AUTOCAD_OEM_PRODUCT_VERSION_LENGTH,
  AUTOCAD_OEM_YEARS_SHOWN,
  CADFLOW_FRAME_HEIGHT,
  COMMUNICATOR_SORT_FROM_YEAR,
  DEMO_VIEWER_LICENSE_DAYS,
  EVALUATION_TABLE_MAX_HEIGHT,
  EXPIRES_SOON_DAYS,
  HWP_FALLBACK_VERSION,
  IFC_VERSION,
  INSTALLER_REGION,
  INVENTOR_OEM_LIMIT_DAYS,
  LTS_VERSION,
  LTS_YEARS,
  NO_DOWNLOAD_TEXT,
  NO_UPDATE_TEXT,
  REALDWG_DOTTED_YEARS,
  TOAST_DELAY_MS,
  TRIAL_DAYS,
  TRIAL_INSTALLER_RELEASE,
} from './constants';
export {
  caeProducts,
  hoopsProducts,
  partnerProducts,
  productByCode,
  productBySection,
  products,
  sectionOf,
  sections,
} from './products';
export { platformSection } from './products/platforms';
export { visualizeSection } from './products/visualize';
export type * from './types';
