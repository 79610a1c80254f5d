import { createMD5 } from 'hash-wasm';
import type { HashReport } from './messages';
import { serveHashing, type WorkerScope } from './serve-hashing';

// VERIFY-3.
test('the worker frees each piece before it reports it', async () => {
  const events: string[] = [];
  const scope: WorkerScope = {
    onmessage: null,
    postMessage: (report: HashReport) => events.push(report.kind === 'done' ? report.md5 : report.kind),
  };
  await serveHashing(scope, createMD5);
  const piece = Object.assign(new TextEncoder().encode('abc').buffer, {
    transfer(bytes: number) {
      events.push(`shrunk to ${bytes} bytes`);
      return new ArrayBuffer(bytes);
    },
  });
  scope.onmessage?.(new MessageEvent('message', { data: { kind: 'piece', piece } }));
  scope.onmessage?.(new MessageEvent('message', { data: { kind: 'end' } }));
  expect(events).toEqual(['ready', 'shrunk to 0 bytes', 'hashed', '900150983cd24fb0d6963f7d28e17f72']);
});
