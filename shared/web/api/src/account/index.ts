export {
  checkLicense,
  getAllLicenses,
  getLicenseCoverage,
  getLicensedProducts,
  getLicensesByEmail,
  getTrial,
  type HeaderFile,
  type LicenseCoverage,
  type LicensedProducts,
  type LicenseRecord,
  requestLicense,
  type Trial,
} from './licenses';
export { getMarketingIdentity } from './marketing-identity';
