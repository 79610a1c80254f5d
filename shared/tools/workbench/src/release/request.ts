/** How a canary is watched: the options of the command line. CANARY-3. */
export interface GuardOptions {
  /** How much its share of crash-free sessions may be below the default's, in percentage points. */
  readonly margin: number;
  /** Sessions that both releases need before they are compared. */
  readonly sessions: number;
  /** How long it is watched, counted from when it became a canary, in milliseconds. */
  readonly for: number;
  /** Time between two looks, in milliseconds. */
  readonly every: number;
}

/** A release that is published. */
export interface Publish {
  readonly kind: 'publish';
  readonly name: string;
  /** Default: the version in its package.json. */
  readonly version?: string;
  /** Store to copy the release from. Default: none, the release is built. */
  readonly from?: string;
  /** Whether it receives all traffic at once. Default: only the first release of a part does. */
  readonly promote?: boolean;
  /** Whether the registry and the documents stay as they are: another pipeline lists the release. Default: no. */
  readonly filesOnly?: boolean;
  /** Origin that serves its files. Default: the portal's own. */
  readonly baseUrl?: string;
  /** Store for its source maps. Default: `.portal/source-maps`. */
  readonly sourceMaps?: string;
  /** Whether a release of another store is signed before it is published. Default: only builds are. */
  readonly sign?: boolean;
}

/** A parsed command of the release tool. */
export type ReleaseCommand =
  | Publish
  /** Prints what a pipeline may do: a team's, or the operator's (`traffic`). */
  | { readonly kind: 'policy'; readonly pipeline: string; readonly group?: string }
  | { readonly kind: 'promote'; readonly name: string; readonly version: string | undefined }
  | {
      readonly kind: 'canary';
      readonly name: string;
      readonly percent: number;
      readonly version: string | undefined;
      /** How the canary is watched. Default: it is not. */
      readonly guard?: GuardOptions | undefined;
    }
  /** The version that is taken back, if visitors get it. Default: the last change is taken back. */
  | { readonly kind: 'rollback'; readonly name: string; readonly version: string | undefined }
  | { readonly kind: 'retire'; readonly name: string; readonly version: string }
  | { readonly kind: 'purge'; readonly name: string; readonly version: string }
  | {
      readonly kind: 'status';
      readonly name: string | undefined;
      /** Number of days to show measurements of. Default: none are shown. */
      readonly healthDays: number | undefined;
    }
  | {
      readonly kind: 'gc';
      /** How long a release must have been unused, in milliseconds. */
      readonly olderThan: number;
      /** Whether to remove anything. Default: a dry run. */
      readonly apply?: boolean;
    }
  /** Tells what keeps a part from being released. */
  | { readonly kind: 'doctor'; readonly release: Publish }
  /** Derives the documents of public pages. */
  | { readonly kind: 'pages'; readonly portal: string }
  /** Renders them to a folder. */
  | { readonly kind: 'pages-render'; readonly portal: string; readonly out: string }
  /** Checks the pages of a folder and writes them. */
  | { readonly kind: 'pages-apply'; readonly folder: string }
  | {
      readonly kind: 'repair';
      /** Whether to compare every file with its manifest. Default: no. */
      readonly verify?: boolean;
      /** Store to copy damaged files from. Default: none. */
      readonly from?: string;
    };

/** A command that looks at a store, or changes it. */
export type StoreCommand = Exclude<ReleaseCommand, { kind: 'pages-render' | 'doctor' }>;

/** The commands of a kind. */
export type CommandOf<Kind extends ReleaseCommand['kind']> = Extract<ReleaseCommand, { kind: Kind }>;

/** A command, and the options that all commands share. Each has its default where it is absent. */
export interface ReleaseRequest {
  readonly command: ReleaseCommand;
  /** The store's location, as the user wrote it. Absent for `pages render`, and for a doctor who is told none. */
  readonly to?: string;
  readonly dryRun: boolean;
  /** Whether the result is one JSON document instead of sentences. */
  readonly json?: boolean;
  /** Whether to continue although a host could not run a release, or a release is over its budgets. */
  readonly force?: boolean;
  /** Store whose live host must be able to run the result, too. */
  readonly next?: string;
  /** Program that makes the server apply the host's headers. */
  readonly applyHeaders?: string;
  /** Any address of the running portal: pages are rendered for it, and a host's headers are waited for. */
  readonly portal?: string;
  /** Whether rendered pages follow a change; another job does that with `--no-pages`. */
  readonly pages: boolean;
  /** Whether pages are rendered where the code that does it cannot be confined. PAGES-18. */
  readonly unconfined?: boolean;
}
