export { buildSearchIndex } from './build-index';
export { type ContentFiles, contentFiles } from './content-files';
export { serializeIndex, wireBytes } from './fit-index';
export { releasesList } from './schemas';
export { latestVersionOf, versionsOf } from './versions';
