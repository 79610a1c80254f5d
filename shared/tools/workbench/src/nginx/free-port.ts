import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Finds a free port. @param port the only one to try; 0: any. @throws what the system says of that one. */
export async function freePort(port = 0): Promise<number> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: found } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return found;
}
