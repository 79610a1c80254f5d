export { type Certificate, makeCertificate } from './certificate';
export { findNginx, type NginxBinary } from './find-nginx';
export { freePort } from './free-port';
export { freeAddresses, PORTAL_TEMPLATES, portalVariables } from './portal-variables';
export { DEPLOY_FOLDER, type Nginx, startNginx, type Variables } from './start-nginx';
export { Client } from './testing/client';
export { expireCache } from './testing/expire-cache';
export { Upstream } from './testing/upstream';
