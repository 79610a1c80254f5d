export { type Held, HeldRecorder, heldLeak } from './held';
export { findChanges, type PageSnapshot, takeSnapshot } from './snapshot';
