export { allowedDownload, ForbiddenDownloadError } from './allowed-origin';
export { getFileDownloadLink, getInstallerDownloadLink } from './links';
