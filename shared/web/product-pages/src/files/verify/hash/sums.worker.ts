import { createMD5, createSHA256 } from 'hash-wasm';
import { serveHashing } from './serve-hashing';

// Bundled as text and started by `hash-file.ts`.
serveHashing(self, { MD5: createMD5, 'SHA-256': createSHA256 });
