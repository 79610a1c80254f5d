import { connect as connectHttp2 } from 'node:http2';
import { type ConnectionOptions, connect, type TLSSocket } from 'node:tls';

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
  try {
    return await new Promise<{ readonly status: number | undefined; readonly body: string }>(
      (resolve, reject) => {
        session.on('error', reject);
        const stream = session.request({ ':path': path, accept: 'text/html' });
        let status: number | undefined;
        let body = '';
        stream.on('error', reject);
        stream.on('response', (headers) => {
          status = headers[':status'];
        });
        stream.on('data', (chunk) => {
          body += chunk;
        });
        stream.on('end', () => resolve({ status, body }));
      },
    );
  } finally {
    session.destroy();
  }
}

/** Connects to a server of this machine. Resolves to version and suite, or to why it was refused. */
export async function handshake(port: number, options: ConnectionOptions = {}): Promise<string> {
  const socket = connectTls(port, options);
  const outcome = await new Promise<string>((resolve) => {
    socket.on('secureConnect', () => resolve(`${socket.getProtocol()} ${socket.getCipher().name}`));
    socket.on('error', (error) => resolve(error.message));
  });
  socket.destroy();
  return outcome;
}
