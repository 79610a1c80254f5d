/** What starts with the recorder. */
export { prepareSnapshot } from './prepare-snapshot';
export { startReplay } from './replay';
