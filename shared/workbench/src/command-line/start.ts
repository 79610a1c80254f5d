import { InvalidArgumentError, Option } from 'commander';
import { commandLine } from './parser';

/** What `npm start` is asked for. */
export interface StartRequest {
  /** 0: any that is free. */
  readonly port: number;
}

const HIGHEST_PORT = 65_535;

function readPort(text: string): number {
  const port = Number(text);
  if (text.trim() === '' || !Number.isInteger(port) || port < 0 || port > HIGHEST_PORT)
    throw new InvalidArgumentError(`It must be a whole number from 0 to ${HIGHEST_PORT}.`);
  return port;
}

/** The option of every server; the environment's `PORT` comes after it. */
export const portOption = (usual: number, description = 'where to listen; 0: any that is free'): Option =>
  new Option('--port <port>', description).env('PORT').argParser(readPort).default(usual);

export const parseStart = commandLine<StartRequest>('npm start --', (command, resolve) => {
  command
    .description('Builds what changed, then serves the portal and its local services on one origin.')
    .addOption(portOption(3000))
    .action(({ port }: StartRequest) => resolve({ port }));
});
