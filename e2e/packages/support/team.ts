import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

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

/** The longest time until a server is ready. Unit: ms. */
const READY_MS = 180_000;

/** The terminal of a team: its folder, and nothing of this repository in its environment. */
export class Team {
  /** Everything that its commands printed. */
  output = '';
  /** How many commands it ran. */
  commands = 0;

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

  private start(command: string, folder: string): ChildProcess {
    this.commands += 1;
    // A group of its own, so that stopping it stops what npm started.
    const child = spawn('bash', ['-c', command], { cwd: folder, env: this.environment, detached: true });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        this.output += chunk.toString();
      });
    return child;
  }

  /** Runs a command line; resolves to what it printed. @throws Error if it fails. */
  run(command: string, folder = this.folder): Promise<string> {
    const before = this.output.length;
    return new Promise((resolve, reject) => {
      const child = this.start(command, folder);
      child.on('error', reject);
      child.on('close', (code) => {
        const output = this.output.slice(before);
        if (code === 0) resolve(output);
        else reject(new Error(`${command} ended with ${code}:\n${output}`));
      });
    });
  }

  /** Starts a command; resolves once it prints an address that matches. @throws Error if it ends, or takes too long. */
  serve(command: string, address: RegExp, folder = this.folder): Promise<RunningCommand> {
    const before = this.output.length;
    const child = this.start(command, folder);
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    const stop = async () => {
      const hasEnded = child.exitCode !== null || child.signalCode !== null;
      if (!hasEnded && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await ended;
    };
    this.stops.push(stop);
    return new Promise((resolve, reject) => {
      const fail = (what: string) => reject(new Error(`${command} ${what}:\n${this.output.slice(before)}`));
      const timer = setTimeout(() => fail(`was not ready after ${READY_MS} ms`), READY_MS);
      child.stdout?.on('data', () => {
        const [found] = address.exec(this.output.slice(before)) ?? [];
        if (found === undefined) return;
        clearTimeout(timer);
        resolve({ address: found, stop });
      });
      child.once('close', (code) => {
        clearTimeout(timer);
        fail(`ended with ${code}`);
      });
    });
  }

  /** Stops what still runs. */
  async stopAll(): Promise<void> {
    for (const stop of this.stops) await stop();
  }
}
