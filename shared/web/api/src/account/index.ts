export { checkLicense, getLicenseCoverage, type LicenseCoverage, requestLicense } from './license-check';
export {
  getAllLicenses,
  getLicensedProducts,
  getLicensesByEmail,
  type HeaderFile,
  type LicensedProducts,
  type LicenseRecord,
} from './licenses';
export { getMarketingIdentity } from './marketing-identity';
export { getTrial, type Trial } from './trial';
