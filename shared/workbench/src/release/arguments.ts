import { parseArgs } from 'node:util';
import { ReleaseError } from '@portal/federation/release';

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

export const USAGE = `Usage: pnpm release <what> --to <folder or s3://bucket/prefix> [--dry-run]

  <remote> | host           builds it and publishes it; the first release of a part goes live at once
      --promote             live at once, whether it is the first or not
      --version <version>   instead of the one in its package.json
      --from <store>        takes the release from another store instead of building it
      --base-url <origin>   where the files are served, if not by the portal's own origin
      --source-maps <store> where its source maps go (default: .portal/source-maps)
  promote <part> [version]  gives it all visitors and makes it the default (default: the latest;
                            of the host, say which)
  canary <remote> <percent> [version]
                            gives it a share of the visitors (default: the latest)
  rollback <part>           takes the last canary or promotion back
  retire <remote> <version> takes it off the registry; its files stay
  status [part]             says what visitors get
  repair                    finishes a change that was interrupted

  --dry-run                 prints what would change, and changes nothing
  --force                   also if the live host could not run what visitors would get

The host's headers must be in force before its documents change:
  --apply-headers <program> run when they are written, for instance to have nginx reload
  --portal <address>        waits until the portal at this address answers with them`;

const OPTIONS = {
  to: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  promote: { type: 'boolean', default: false },
  version: { type: 'string' },
  from: { type: 'string' },
  'base-url': { type: 'string', default: '' },
  'source-maps': { type: 'string' },
  'apply-headers': { type: 'string' },
  portal: { type: 'string' },
} as const;

const refuse = (reason: string): never => {
  throw new ReleaseError(`${reason}\n\n${USAGE}`);
};

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

type Options = ReturnType<typeof readOptions>['values'];
type Words = readonly string[];

const needName = ([name]: Words): string => name ?? refuse('Say which part: a remote, or host.');

function canaryCommand(words: Words, { version }: Options): ReleaseCommand {
  const share = words.find((word) => /^\d+%?$/.test(word));
  const [name, named] = words.filter((word) => word !== share);
  const percent = Number(share?.replace('%', '') ?? Number.NaN);
  if (!(percent >= 0 && percent <= 100)) refuse('Say the share in percent, a whole number from 0 to 100.');
  if (name === 'host') refuse('The host has no canary: all visitors share its documents.');
  return {
    kind: 'canary',
    name: needName(name === undefined ? [] : [name]),
    percent,
    version: version ?? named,
  };
}

/** The commands beside publishing; what is none of them names a part to publish. */
const COMMANDS: Readonly<Record<string, (words: Words, options: Options) => ReleaseCommand>> = {
  promote: (words, { version }) => ({
    kind: 'promote',
    name: needName(words),
    version: version ?? words[1],
  }),
  canary: canaryCommand,
  rollback: (words) => ({ kind: 'rollback', name: needName(words) }),
  retire: (words, { version }) => ({
    kind: 'retire',
    name: needName(words),
    version: version ?? words[1] ?? refuse('Say which version.'),
  }),
  status: ([name]) => ({ kind: 'status', name }),
  repair: () => ({ kind: 'repair' }),
};

const publishCommand = (name: string, options: Options): ReleaseCommand => ({
  kind: 'publish',
  name,
  version: options.version,
  from: options.from,
  promote: options.promote,
  baseUrl: options['base-url'],
  sourceMaps: options['source-maps'],
});

/** Reads the tool's arguments. @throws {ReleaseError} saying what is wrong, with the usage. */
export function parseRequest(args: readonly string[]): ReleaseRequest {
  const { values, positionals } = readOptions(args);
  const [first = refuse('Say what to release.'), ...words] = positionals;
  const command = COMMANDS[first]?.(words, values) ?? publishCommand(first, values);
  if (command.kind === 'publish' && words.length > 0) refuse(`There is no command "${first}".`);
  return {
    command,
    to: values.to ?? refuse('Say where to: --to <folder or s3://bucket/prefix>.'),
    dryRun: values['dry-run'],
    force: values.force,
    applyHeaders: values['apply-headers'],
    portal: values.portal,
  };
}
