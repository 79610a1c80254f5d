export { findNginx, type NginxBinary } from './find-nginx';
export { freePort } from './free-port';
export { PORTAL_TEMPLATES, preparePortal } from './portal-variables';
export { startNginx } from './start-nginx';
export { Client } from './testing/client';
export { expireCache } from './testing/expire-cache';
export { Upstream } from './testing/upstream';
