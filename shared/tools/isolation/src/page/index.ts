export { type Held, type HeldRecorder, heldLeak, recordHeld } from './held';
export { findChanges, type PageSnapshot, takeSnapshot } from './snapshot';
