export { getLicenseCoverage, type LicenseCoverage } from './license-coverage';
export { getLicensedProducts, type LicensedProducts } from './licensed-products';
export {
  checkLicense,
  getAllLicenses,
  getLicensesByEmail,
  type HeaderFile,
  type LicenseRecord,
  requestLicense,
} from './licenses';
export { getMarketingIdentity } from './marketing-identity';
export { getTrial, type Trial } from './trial';
