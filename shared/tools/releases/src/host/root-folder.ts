import { HOST, releaseFolder } from '../manifest';

/** Folder in a host release with the files that are copied to the portal's root when it becomes live. */
export const rootFolder = (version: string): string => `${releaseFolder(HOST, version)}/root`;

/** The host's document, at the root. Every address without a rendered page has it, and pages are rendered into it. */
export const DOCUMENT = 'index.html';

export const isDocument = (path: string): boolean => path.endsWith('.html');
