import { createMD5 } from 'hash-wasm';
import { serveHashing } from './serve-hashing';

// Bundled as text and started by `hash-worker.ts`.
void serveHashing(self, createMD5);
