export { getLicensedProducts, type LicensedProducts } from './licensed-products';
export {
  checkLicense,
  getAllLicenses,
  getLicensesByEmail,
  type HeaderFile,
  type LicenseRecord,
  type LicenseRequest,
  type OemScope,
  requestLicense,
} from './licenses';
export { getMarketingIdentity, type MarketingIdentity } from './marketing-identity';
export { getTrial, type Trial, type TrialRequest } from './trial';
