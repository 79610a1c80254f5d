import { InvalidArgumentError, Option } from 'commander';
import { commandLine } from './parser';

/** A parsed command line of `npm start`. */
export interface StartRequest {
  /** 0: any free port. */
  readonly port: number;
  /** Whether public pages are rendered into the first response. */
  readonly renderedPages: boolean;
}

const HIGHEST_PORT = 65_535;

function readPort(text: string): number {
  const port = Number(text);
  if (text.trim() === '' || !Number.isInteger(port) || port < 0 || port > HIGHEST_PORT)
    throw new InvalidArgumentError(`It must be a whole number from 0 to ${HIGHEST_PORT}.`);
  return port;
}

/** The `--port` option of every server. It takes precedence over the environment variable `PORT`. */
export const portOption = (
  defaultPort: number,
  description = 'port to listen on; 0: any free port',
): Option => new Option('--port <port>', description).env('PORT').argParser(readPort).default(defaultPort);

export const parseStart = commandLine<StartRequest>('npm start --', (command, resolve) => {
  command
    .description('Builds what changed, then serves the portal and its local services on one origin.')
    .addOption(portOption(3000))
    .option('--no-rendered-pages', 'let the browser draw every page')
    .action((request: StartRequest) => resolve(request));
});
