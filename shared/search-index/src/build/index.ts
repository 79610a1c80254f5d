export { type BuildOptions, type BuiltIndex, buildSearchIndex } from './build-index';
export { serializeIndex, wireBytes } from './fit-index';
