import { once } from 'node:events';
import { connect as connectHttp2, type IncomingHttpHeaders } from 'node:http2';
import { text } from 'node:stream/consumers';
import { type ConnectionOptions, connect, type TLSSocket } from 'node:tls';
import { messageOf } from '../../command-line/failure';

/** What a client offers that knows only TLS 1.2 with suites in CBC mode. */
export const WITHOUT_AEAD = {
  maxVersion: 'TLSv1.2',
  ciphers: 'ECDHE-ECDSA-AES128-SHA:ECDHE-ECDSA-AES256-SHA384:@SECLEVEL=0',
} as const;

/** Connects to a server of this machine with TLS, whatever its certificate is. */
export const connectTls = (port: number, options: ConnectionOptions = {}): TLSSocket =>
  connect({ host: 'localhost', servername: 'localhost', rejectUnauthorized: false, port, ...options });

/** Requests a page with HTTP/2, which `fetch` does not speak. */
export async function getWithHttp2(port: number, path: string) {
  const session = connectHttp2(`https://localhost:${port}`, { rejectUnauthorized: false });
  // The request fails with it.
  session.on('error', () => undefined);
  try {
    const stream = session.request({ ':path': path, accept: 'text/html' });
    const [headers]: IncomingHttpHeaders[] = await once(stream, 'response');
    return { status: headers?.[':status'], body: await text(stream) };
  } finally {
    session.destroy();
  }
}

/** Connects to a server of this machine. Resolves to version and suite, or to why it was refused. */
export async function handshake(port: number, options: ConnectionOptions = {}): Promise<string> {
  const socket = connectTls(port, options);
  try {
    await once(socket, 'secureConnect');
    return `${socket.getProtocol()} ${socket.getCipher().name}`;
  } catch (error) {
    return messageOf(error);
  } finally {
    socket.destroy();
  }
}
