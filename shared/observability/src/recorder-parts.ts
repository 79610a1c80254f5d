/** What starts with the recorder. */
export { layOutInSlices } from './lay-out-in-slices';
export { startReplay } from './replay';
