import { type ConnectionOptions, connect } from 'node:tls';

/** What a client offers that knows only TLS 1.2 with suites in CBC mode. */
export const WITHOUT_AEAD = {
  maxVersion: 'TLSv1.2',
  ciphers: 'ECDHE-ECDSA-AES128-SHA:ECDHE-ECDSA-AES256-SHA384:@SECLEVEL=0',
} as const;

/** Connects to a server of this machine. Resolves to version and suite, or to why it was refused. */
export async function handshake(port: number, options: ConnectionOptions = {}): Promise<string> {
  const target = { host: 'localhost', servername: 'localhost', rejectUnauthorized: false };
  const socket = connect({ ...target, port, ...options });
  const outcome = await new Promise<string>((resolve) => {
    socket.on('secureConnect', () => resolve(`${socket.getProtocol()} ${socket.getCipher().name}`));
    socket.on('error', (error) => resolve(error.message));
  });
  socket.destroy();
  return outcome;
}
