import { type Command, InvalidArgumentError } from 'commander';
import { commandLine } from '../command-line/parser';

/** What the release tool is asked to do. */
export type ReleaseCommand =
  | {
      readonly kind: 'publish';
      readonly name: string;
      /** Default: the one in its package.json. */
      readonly version: string | undefined;
      /** Store to take the release from. Default: none, it is built. */
      readonly from: string | undefined;
      readonly promote: boolean;
      readonly baseUrl: string;
      /** Default: `.portal/source-maps`. */
      readonly sourceMaps: string | undefined;
    }
  | { readonly kind: 'promote'; readonly name: string; readonly version: string | undefined }
  | {
      readonly kind: 'canary';
      readonly name: string;
      readonly percent: number;
      readonly version: string | undefined;
    }
  | { readonly kind: 'rollback'; readonly name: string }
  | { readonly kind: 'retire'; readonly name: string; readonly version: string }
  | { readonly kind: 'status'; readonly name: string | undefined }
  | { readonly kind: 'repair' };

export interface ReleaseRequest {
  readonly command: ReleaseCommand;
  /** The store, as the person wrote it. */
  readonly to: string;
  readonly dryRun: boolean;
  /** Whether to go ahead with what the live host, or a live remote, cannot run with. */
  readonly force: boolean;
  /** Program that puts the host's headers in force. */
  readonly applyHeaders: string | undefined;
  /** Address of the running portal, to see when they are. */
  readonly portal: string | undefined;
}

/** What goes for every command. */
interface CommonOptions {
  readonly to: string;
  readonly dryRun?: true;
  readonly force?: true;
  readonly applyHeaders?: string;
  readonly portal?: string;
}

interface PublishOptions {
  readonly version?: string;
  readonly from?: string;
  readonly promote?: true;
  readonly baseUrl?: string;
  readonly sourceMaps?: string;
}

type Named = { readonly version?: string };

const INTRODUCTION = [
  'Builds a part of the portal and publishes it, or changes which of its releases visitors get.',
  'A part is a remote, such as mfe-cae, or the host. Its first release goes live at once; each later one gets nobody until it is given visitors, or published with --promote.',
].join('\n\n');

const EXAMPLES = `
Examples:
  pnpm release mfe-cae --to /srv/portal              publishes the version of its package.json
  pnpm release canary mfe-cae 10 --to /srv/portal    10 % of the visitors get the latest
  pnpm release promote mfe-cae --to /srv/portal      everybody gets it
  pnpm release rollback mfe-cae --to /srv/portal     takes that back
  pnpm release status --to s3://bucket/portal        what visitors get

pnpm release <command> --help explains one command.`;

const VERSION = 'another version than the latest published';
const SHARE = /^\d+%?$/;

function readPercent(words: readonly string[]): number {
  const percent = Number(words.find((word) => SHARE.test(word))?.replace('%', '') ?? Number.NaN);
  if (percent >= 0 && percent <= 100) return percent;
  throw new InvalidArgumentError('Say the share in percent, a whole number from 0 to 100.');
}

/** Reads `<remote> <percent> [version]`; the share may stand before the remote. */
function readCanary(words: readonly string[], { version }: Named): ReleaseCommand {
  const percent = readPercent(words.slice(0, 2));
  const share = words.findIndex((word) => SHARE.test(word));
  const [name = '', named] = words.filter((_, index) => index !== share);
  if (name === 'host')
    throw new InvalidArgumentError('The host has no canary: all visitors share its documents.');
  return { kind: 'canary', name, percent, version: version ?? named };
}

function defineCommon(command: Command): void {
  command
    .usage('<part | command> --to <store> [options]')
    .description(INTRODUCTION)
    .requiredOption('--to <store>', 'folder or s3://bucket/prefix that the portal is served from')
    .option('--dry-run', 'print what would change, and change nothing')
    .option('--force', 'also if the live host could not run what visitors would get')
    .option('--apply-headers <program>', 'run when the host’s headers are written: have nginx reload, …')
    .option('--portal <address>', 'wait until the portal at this address answers with these headers')
    .addHelpText('after', EXAMPLES);
}

/** Reads the release tool's arguments. @throws {CommandLineExit} with the help, or with what is wrong. */
export const parseRequest = commandLine<ReleaseRequest>('pnpm release', (program, resolve) => {
  defineCommon(program);
  const done = (command: ReleaseCommand) => {
    const { to, dryRun = false, force = false, applyHeaders, portal } = program.opts<CommonOptions>();
    resolve({ command, to, dryRun, force, applyHeaders, portal });
  };

  program
    .command('publish', { isDefault: true })
    .argument('<part>', 'a remote, or host')
    .allowExcessArguments()
    .description('build a part and publish it; the word “publish” may be left out')
    .usage('<part> --to <store> [options]')
    .option('--promote', 'live at once, whether it is the first or not')
    .option('--version <version>', 'instead of the one in its package.json')
    .option('--from <store>', 'take the release from another store instead of building it')
    .option('--base-url <origin>', 'where its files are served, if not by the portal’s own origin')
    .option('--source-maps <store>', 'where its source maps go (default: .portal/source-maps)')
    .action((name: string, options: PublishOptions, command: Command) => {
      if (command.args.length > 1) command.error(`error: there is no command "${name}"`);
      const { version, from, promote = false, baseUrl = '', sourceMaps } = options;
      done({ kind: 'publish', name, version, from, promote, baseUrl, sourceMaps });
    });
  program
    .command('promote <part> [version]')
    .description('give it all visitors and make it the default (default: the latest; of the host, say which)')
    .option('--version <version>', VERSION)
    .action((name: string, named: string | undefined, { version }: Named) =>
      done({ kind: 'promote', name, version: version ?? named }),
    );
  program
    .command('canary <remote> <percent> [version]')
    .description('give it a share of the visitors (default: the latest)')
    .option('--version <version>', VERSION)
    .action(
      (remote: string, percent: string, named: string | undefined, options: Named, command: Command) => {
        const words = [remote, percent, ...(named === undefined ? [] : [named])];
        try {
          done(readCanary(words, options));
        } catch (error) {
          if (!(error instanceof InvalidArgumentError)) throw error;
          command.error(`error: ${error.message}`);
        }
      },
    );
  program
    .command('rollback <part>')
    .description('take the last canary or promotion back')
    .action((name: string) => done({ kind: 'rollback', name }));
  program
    .command('retire <remote> <version>')
    .description('take it off the registry; its files stay')
    .action((name: string, version: string) => done({ kind: 'retire', name, version }));
  program
    .command('status [part]')
    .description('say what visitors get')
    .action((name: string | undefined) => done({ kind: 'status', name }));
  program
    .command('repair')
    .description('finish a change that was interrupted')
    .action(() => done({ kind: 'repair' }));
});
