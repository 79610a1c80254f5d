import { HOST, releaseFolder } from '../manifest';

/** Folder in a host release with the files that are copied to the portal's root when it becomes live. */
export const rootFolder = (version: string): string => `${releaseFolder(HOST, version)}/root`;
