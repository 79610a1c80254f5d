export { buildHost, copyHostPublic, renderDocument, writeDocument } from './build-host';
export { BOOT_SCRIPT, type PortalDocument, portalDocument } from './document';
export { entryFiles, hostScripts } from './host-scripts';
