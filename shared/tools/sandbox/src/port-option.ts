import { InvalidArgumentError, Option } from 'commander';

const HIGHEST_PORT = 65_535;

function readPort(text: string): number {
  const port = Number(text);
  if (text.trim() === '' || !Number.isInteger(port) || port < 0 || port > HIGHEST_PORT)
    throw new InvalidArgumentError(`It must be a whole number from 0 to ${HIGHEST_PORT}.`);
  return port;
}

/** The `--port` option of every server. It takes precedence over the environment variable `PORT`. */
export const portOption = (
  defaultPort: number | undefined,
  description = 'port to listen on; 0: any free port',
): Option => new Option('--port <port>', description).env('PORT').argParser(readPort).default(defaultPort);
