import { execFile } from 'node:child_process';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProgram } from '../../support/program';

/** The folder of this repository, of which a team has nothing. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

/** A command that runs until it is stopped. */
export interface RunningCommand {
  /** The address that it printed. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Who commits: machines of pipelines have nobody. */
const COMMITTER = {
  GIT_AUTHOR_NAME: 'Points',
  GIT_AUTHOR_EMAIL: 'points@vendor.example',
  GIT_COMMITTER_NAME: 'Points',
  GIT_COMMITTER_EMAIL: 'points@vendor.example',
};

const PASSED_ON = /^(HOME|LANG|TMPDIR|TZ|AWS_.*)$/;

/** The terminal of a team: its folder, and nothing of this repository in its environment. */
export class Team {
  /** Everything that its commands printed. */
  output = '';

  constructor(
    readonly folder: string,
    private readonly userConfig: string,
  ) {}

  private readonly stops: (() => Promise<void>)[] = [];

  private get environment(): NodeJS.ProcessEnv {
    const path = (process.env.PATH ?? '')
      .split(delimiter)
      .filter((folder) => !folder.startsWith(ROOT) && !folder.includes('node_modules'));
    return {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED_ON.test(name))),
      PATH: path.join(delimiter),
      NPM_CONFIG_USERCONFIG: this.userConfig,
      // npm asks a person before it runs a package that is not installed.
      npm_config_yes: 'true',
      NO_COLOR: '1',
      ...COMMITTER,
    };
  }

  /** Runs a command line; resolves to what it printed. @throws Error if it fails. */
  run(command: string, folder = this.folder): Promise<string> {
    const options = { cwd: folder, env: this.environment, maxBuffer: 2 ** 26 };
    return new Promise((resolve, reject) => {
      execFile('bash', ['-c', command], options, (cause, stdout, stderr) => {
        const output = stdout + stderr;
        this.output += output;
        if (cause === null) resolve(output);
        else reject(new Error(`${command} ended with ${cause.code}:\n${output}`, { cause }));
      });
    });
  }

  /** Runs a command line that must fail; resolves to why it did. */
  fail(command: string, folder = this.folder): Promise<string> {
    return this.run(command, folder).then(
      () => 'It worked',
      ({ message }: Error) => message,
    );
  }

  /** Starts a command; resolves once it prints an address that matches. @throws Error if it ends, or takes too long. */
  async serve(command: string, address: RegExp, folder = this.folder): Promise<RunningCommand> {
    const { readyOutput, stop } = await startProgram('bash', ['-c', command], {
      cwd: folder,
      env: this.environment,
      ready: address,
      group: true,
      onLine: (line) => {
        this.output += `${line}\n`;
      },
    });
    this.stops.push(stop);
    return { address: readyOutput, stop };
  }

  /** Stops what still runs. */
  async stopAll(): Promise<void> {
    for (const stop of this.stops) await stop();
  }
}
