import { HOST } from '@portal/releases';
import { type Command, InvalidArgumentError } from 'commander';
import { readTime } from './read-time';
import type { GuardOptions, ReleaseCommand } from './request';

export const VERSION_HELP = 'version to use (default: the latest published)';
const PERCENT = /^\d+%?$/;

type CanaryOptions = Partial<GuardOptions> & { readonly version?: string; readonly guard?: true };

const GUARD_HELP = `
--guard stays and compares the crash-free sessions of the canary with those of the default release, as the error service
counts them. It takes the canary back when it is worse, records why, and exits with an error. It can be stopped and
started again with the same command. SENTRY_URL (default https://sentry.io), SENTRY_ORG and SENTRY_AUTH_TOKEN say where
the error service is, SENTRY_PROJECT which project. The credentials for the store must last as long as the guard does.`;

const DEFAULTS: GuardOptions = { margin: 1, sessions: 200, for: 86_400_000, every: 60_000 };

const readNumber =
  (min: number, max: number) =>
  (text: string): number => {
    const number = Number(text);
    if (text.trim() !== '' && number >= min && number <= max) return number;
    throw new InvalidArgumentError(`Say a number from ${min} to ${max}.`);
  };

/** Longest time between two looks of a guard. A timer of more than 24 days would end at once. */
const MAX_INTERVAL_MS = 24 * 3_600_000;

/** Ends the command with what is wrong with its arguments. */
type Refuse = (reason: string) => never;

function readGuard({ guard, version, ...options }: CanaryOptions, refuse: Refuse): GuardOptions | undefined {
  const [given] = Object.keys(options);
  // Without a guard nobody would watch.
  if (guard === undefined) return given === undefined ? undefined : refuse(`--${given} needs --guard`);
  if (options.every !== undefined && options.every > MAX_INTERVAL_MS)
    refuse('A guard looks at least once a day.');
  return { ...DEFAULTS, ...options };
}

/** Defines the command that gives a release a share of the visitors. */
export function defineCanary(program: Command, done: (command: ReleaseCommand) => void): void {
  program
    .command('canary <remote> <percent> [version]')
    .description('give it a share of the traffic (default version: the latest)')
    .option('--version <version>', VERSION_HELP)
    .option('--guard', 'watch it, and take it back when it is worse than the default')
    .option(
      '--margin <points>',
      `how much worse it may be, in percentage points (default: ${DEFAULTS.margin})`,
      readNumber(0, 100),
    )
    .option(
      '--sessions <number>',
      `sessions of each release that a comparison needs (default: ${DEFAULTS.sessions})`,
      readNumber(1, 1e9),
    )
    .option('--for <time>', 'how long to watch, from when it became a canary (default: 24h)', readTime)
    .option('--every <time>', 'time between two looks (default: 1m)', readTime)
    .addHelpText('after', GUARD_HELP)
    .action(
      (
        first: string,
        second: string,
        positional: string | undefined,
        options: CanaryOptions,
        command: Command,
      ) => {
        const refuse: Refuse = (reason) => command.error(`error: ${reason}`);
        // The share may also come first.
        const [share, name] = PERCENT.test(first) ? [first, second] : [second, first];
        const percent = Number.parseInt(share, 10);
        if (!PERCENT.test(share) || percent > 100)
          refuse('Say the share in percent, a whole number from 0 to 100.');
        if (name === HOST) refuse('The host has no canary: all visitors share its documents.');
        const guard = readGuard(options, refuse);
        if (guard !== undefined && percent === 0) refuse('A canary without visitors cannot be guarded.');
        done({ kind: 'canary', name, percent, version: options.version ?? positional, guard });
      },
    );
}
