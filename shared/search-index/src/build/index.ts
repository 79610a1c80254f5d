export { buildSearchIndex } from './build-index';
export { serializeIndex, wireBytes } from './fit-index';
