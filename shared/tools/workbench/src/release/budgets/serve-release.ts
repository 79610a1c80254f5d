import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReleaseStore } from '@portal/federation/release';

/** Serves the files of a store, an empty page, and one script, on a free port of this machine. */
export async function serveRelease(store: ReleaseStore, script: string) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const send = (type: string, body: string | Uint8Array) =>
      response.writeHead(200, { 'content-type': type }).end(body);
    if (pathname === '/') return send('text/html', '<!doctype html><script src="/evaluate.js"></script>');
    if (pathname === '/evaluate.js') return send('text/javascript', script);
    const stored = await store.read(pathname.slice(1)).catch(() => null);
    return stored === null ? response.writeHead(404).end() : send('text/javascript', stored.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
