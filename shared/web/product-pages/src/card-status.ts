/** What licenses and requests say about a file; the chunk that loads with the first card. */
export { resetLicenseCoverage, resetPreviews, watchLicensedLanguages } from '@portal/download-button/status';
