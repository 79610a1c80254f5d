import { type Command, InvalidArgumentError, Option } from 'commander';
import { commandLine } from '../command-line/command-line';
import { readAddress } from '../command-line/servers';
import { defineCanary, VERSION_HELP } from './canary-arguments';
import { defineCleanup } from './cleanup-commands';
import { definePages } from './pages-command';
import { definePublishing } from './pipelines';
import type { Publish, ReleaseCommand, ReleaseRequest } from './request';

type PublishOptions = Omit<Publish, 'kind' | 'name'>;

const INTRODUCTION = [
  'Builds and publishes a part of the portal, or changes which of its releases receive traffic.',
  'A part is a remote, such as mfe-cae, or the host. Its first release goes live at once. Each later one receives no traffic until it is promoted or made a canary, unless it is published with --promote.',
].join('\n\n');

const EXAMPLES = `
Examples:
  npm run release -- mfe-cae --to /srv/portal              publishes the version of its package.json
  npm run release -- canary mfe-cae 10 --to /srv/portal    10 % of the visitors get the latest release
  npm run release -- promote mfe-cae --to /srv/portal      all visitors get it
  npm run release -- rollback mfe-cae 1.4.0 --to /srv/portal
                                                           takes 1.4.0 back
  npm run release -- status --to s3://bucket/portal        shows what visitors get
  npm run release -- doctor mfe-cae --to /srv/portal       tells what keeps it from being released

npm run release -- <command> --help explains one command.`;

const HEALTH_HELP = `
--health asks the error service. SENTRY_URL (default https://sentry.io), SENTRY_ORG and SENTRY_AUTH_TOKEN say where and
as whom, SENTRY_PROJECT for which project.`;

const ROLLBACK_HELP = `
Name the release that visitors are to lose. Repeated, or run by two people, the command then goes back once. Without a
version, each run goes back one more release.`;

function readDays(text: string): number {
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= 90) return days;
  throw new InvalidArgumentError('Say how many days, a whole number from 1 to 90.');
}

function defineCommon(command: Command): void {
  command
    .usage('<part | command> --to <store> [options]')
    .description(INTRODUCTION)
    .option('--to <store>', 'folder or s3://bucket/prefix that the portal is served from')
    .option('--dry-run', 'show what visitors would get, and what would be refused, without changing anything')
    .option('--json', 'with --dry-run and doctor: print one JSON document and nothing else')
    .option(
      '--force',
      'continue even if a host cannot run a release, a release is over its budgets (which is recorded), or a remote loses its only release',
    )
    .option(
      '--next <store>',
      'store with the next release of the host, which must be able to run the result, too',
    )
    .option(
      '--apply-headers <program>',
      'run when the host’s headers are written, for example to reload nginx',
    )
    .option(
      '--portal <address>',
      'the running portal: pages are rendered for it, and a host’s headers are waited for',
      readAddress,
    )
    .option('--no-pages', 'neither render pages nor check that they can be rendered: another job does that')
    .option('--unconfined', 'render pages even where the code of releases cannot be confined')
    .addHelpText('after', EXAMPLES);
}

/** Why the options of a command contradict each other; `undefined` if they do not. */
function contradictionIn({ command, to, json, dryRun }: ReleaseRequest): string | undefined {
  const { kind } = command;
  const isRender = kind === 'pages-render';
  if (isRender && to !== undefined)
    return 'pages render reads the portal and writes to --out; it takes no --to';
  if (!isRender && kind !== 'doctor' && to === undefined)
    return "required option '--to <store>' not specified";
  if (json && !dryRun && kind !== 'doctor') return '--json needs --dry-run, or the command doctor';
  return isRender && dryRun ? 'pages render changes no store, so it takes no --dry-run' : undefined;
}

/** Parses the release tool's arguments. @throws {CommandLineExit} for help and errors. */
export const parseRequest = commandLine<ReleaseRequest>('npm run release --', (program, resolve) => {
  defineCommon(program);
  const done = (command: ReleaseCommand) => {
    const options = program.opts<Omit<ReleaseRequest, 'command' | 'dryRun'> & { readonly dryRun?: true }>();
    const dryRun = options.dryRun === true || (command.kind === 'gc' && !command.apply);
    const request = { ...options, command, dryRun };
    const contradiction = contradictionIn(request);
    if (contradiction !== undefined) program.error(`error: ${contradiction}`);
    resolve(request);
  };

  program
    .command('publish', { isDefault: true })
    .argument('<part>', 'a remote, or host')
    .allowExcessArguments()
    .description('build and publish a part; the word “publish” is optional')
    .usage('<part> --to <store> [options]')
    .option('--promote', 'make it live at once, even if it is not the first release')
    .addOption(
      new Option(
        '--files-only',
        'publish its files without listing it; another pipeline does that, with the command adopt',
      ).conflicts('promote'),
    )
    .option('--version <version>', 'version to publish (default: the one in its package.json)')
    .option('--from <store>', 'copy the release from another store instead of building it')
    .option('--sign', 'sign the release that --from has with PORTAL_SIGNING_KEY; a build is signed anyway')
    .option('--base-url <origin>', 'origin that serves its files (default: the portal’s own)')
    .option('--source-maps <store>', 'store for its source maps (default: .portal/source-maps)')
    .action((name: string, options: PublishOptions, command: Command) => {
      if (command.args.length > 1) command.error(`error: there is no command "${name}"`);
      const { from, sign, sourceMaps } = options;
      if (sign && from === undefined) command.error('error: --sign needs --from <store>');
      if (sourceMaps !== undefined && from !== undefined)
        command.error('error: --source-maps has no effect with --from, where nothing is built');
      done({ kind: 'publish', name, ...options });
    });
  program
    .command('doctor <part>')
    .description('tell what keeps a part from being released, with the commands that fix it')
    .option('--version <version>', 'version to publish (default: the one in its package.json)')
    .option('--from <store>', 'examine the release that another store has instead of building it')
    .action((name: string, options: Pick<PublishOptions, 'version' | 'from'>) =>
      done({ kind: 'doctor', release: { kind: 'publish', name, ...options } }),
    );
  const defineMove = (kind: 'promote' | 'rollback', description: string, versionHelp: string) =>
    program
      .command(`${kind} <part> [version]`)
      .description(description)
      .option('--version <version>', versionHelp)
      .action((name: string, positional: string | undefined, { version }: Pick<PublishOptions, 'version'>) =>
        done({ kind, name, version: version ?? positional }),
      );
  defineMove(
    'promote',
    'give it all traffic and make it the default (default version: the latest; required for the host)',
    VERSION_HELP,
  );
  defineCanary(program, done);
  defineMove(
    'rollback',
    'undo the last canary or promotion; with a version, until visitors do not get that one',
    'the release to take back (default: whatever the last change gave visitors)',
  ).addHelpText('after', ROLLBACK_HELP);
  program
    .command('status [part]')
    .description('show which releases receive traffic')
    .option(
      '--health [days]',
      'also show what visitors’ browsers measured of each release (default: one day)',
      readDays,
    )
    .addHelpText('after', HEALTH_HELP)
    .action((name: string | undefined, { health }: { readonly health?: true | number }) =>
      done({ kind: 'status', name, healthDays: health === true ? 1 : health }),
    );
  definePublishing(program, done);
  definePages(program, done);
  defineCleanup(program, done);
});
