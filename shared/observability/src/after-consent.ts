/** What starts once the visitor may be recorded and measured: a lazy chunk. Recording is most of its code. */
export { startMeasurements } from './measurements';
export { startReplay } from './replay';
