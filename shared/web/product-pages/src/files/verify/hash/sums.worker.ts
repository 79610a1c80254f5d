import { createMD5, createSHA256 } from 'hash-wasm';
import { serveHashing } from './serve-hashing';

// Bundled as text and started by `hash-file.ts`.
serveHashing(self, { md5: createMD5, sha256: createSHA256 });
