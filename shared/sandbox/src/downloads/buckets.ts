/** The buckets, as `buckets` of `portal.config.json` names them. */
export const DOWNLOADS_BUCKET = 'portal-downloads';
export const INSTALLERS_BUCKET = 'portal-installers';
