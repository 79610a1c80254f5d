/** Names of the buckets, as in `buckets` of `portal.config.json`. */
export const DOWNLOADS_BUCKET = 'portal-downloads';
export const INSTALLERS_BUCKET = 'portal-installers';
