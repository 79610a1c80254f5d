import { createServer } from 'node:net';
import { UsageError } from './failure';

/** Tries a port on one address. Resolves to the code of the failure; `undefined` if it is free. */
const failureAt = (port: number, host: string) =>
  new Promise<string | undefined>((resolve) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });

/**
 * Checks that a server can listen on a port, before anything is built for it.
 * @param command how to run the command on another port: "npm run dev -- --port 3001".
 * @throws {UsageError} if another program has it, or this account may not have it.
 */
export async function requireFreePort(port: number, command: string): Promise<void> {
  if (port === 0) return;
  const failure = await failureAt(port, '127.0.0.1');
  if (failure === 'EADDRINUSE')
    throw new UsageError(`Port ${port} is in use by another program. Choose another: ${command}`);
  if (failure === 'EACCES')
    throw new UsageError(`This account may not listen on port ${port}. Choose another: ${command}`);
}
