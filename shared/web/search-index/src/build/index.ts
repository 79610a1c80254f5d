export { buildSearchIndex, latestVersionOf, versionsOf } from './build-index';
export { type ContentFiles, contentFiles, contentFilesFrom, releasesList } from './content-files';
export { serializeIndex, wireBytes } from './fit-index';
