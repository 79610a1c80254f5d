/** How a canary is watched. CANARY-3. */
export interface GuardOptions {
  /** How much its share of crash-free sessions may be below the default's, in percentage points. */
  readonly margin: number;
  /** Sessions that both releases need before they are compared. */
  readonly minSessions: number;
  /** How long it is watched, counted from when it became a canary, in milliseconds. */
  readonly period: number;
  /** Time between two looks, in milliseconds. */
  readonly interval: number;
}

/** A release that is published. */
export interface Publish {
  readonly kind: 'publish';
  readonly name: string;
  /** Default: the version in its package.json. */
  readonly version: string | undefined;
  /** Store to copy the release from. Default: none, the release is built. */
  readonly from: string | undefined;
  readonly promote: boolean;
  /** Whether the registry and the documents stay as they are: another pipeline lists the release. */
  readonly filesOnly: boolean;
  readonly baseUrl: string;
  /** Default: `.portal/source-maps`. */
  readonly sourceMaps: string | undefined;
  /** Whether a release of another store is signed before it is published. Default: only builds are. */
  readonly sign?: true;
}

/** A parsed command of the release tool. */
export type ReleaseCommand =
  | Publish
  /** Prints what a pipeline may do: a team's, or the operator's (`traffic`). */
  | { readonly kind: 'policy'; readonly pipeline: string; readonly group: string | undefined }
  | { readonly kind: 'promote'; readonly name: string; readonly version: string | undefined }
  | {
      readonly kind: 'canary';
      readonly name: string;
      readonly percent: number;
      readonly version: string | undefined;
      /** How the canary is watched. Default: it is not. */
      readonly guard?: GuardOptions | undefined;
    }
  | { readonly kind: 'rollback'; readonly name: string }
  | { readonly kind: 'retire'; readonly name: string; readonly version: string }
  | { readonly kind: 'purge'; readonly name: string; readonly version: string }
  | {
      readonly kind: 'status';
      readonly name: string | undefined;
      /** Number of days to show measurements of. Default: none are shown. */
      readonly healthDays?: number;
    }
  | {
      readonly kind: 'gc';
      /** How long a release must have been unused, in milliseconds. */
      readonly olderThan: number;
      /** Whether to remove anything. Default: a dry run. */
      readonly apply: boolean;
    }
  /** Tells what keeps a part from being released. */
  | { readonly kind: 'doctor'; readonly release: Publish }
  /** Derives the documents of public pages. Needs `portal`. */
  | { readonly kind: 'pages' }
  /** Renders them to a folder. Needs `portal`. */
  | { readonly kind: 'pages-render'; readonly out: string }
  /** Checks the pages of a folder and writes them. */
  | { readonly kind: 'pages-apply'; readonly folder: string }
  | {
      readonly kind: 'repair';
      /** Whether to compare every file with its manifest. */
      readonly verify: boolean;
      /** Store to copy damaged files from. Default: none. */
      readonly from: string | undefined;
    };

export interface ReleaseRequest {
  readonly command: ReleaseCommand;
  /** The store's location, as the user wrote it. Empty for `pages render`, and for `doctor` without one. */
  readonly to: string;
  readonly dryRun: boolean;
  /** Whether the result is one JSON document instead of sentences. */
  readonly json?: true;
  /** Whether to continue although a host could not run a release, or a release is over its budgets. */
  readonly force: boolean;
  /** Store whose live host must be able to run the result, too. Default: none. */
  readonly next: string | undefined;
  /** Program that makes the server apply the host's headers. */
  readonly applyHeaders: string | undefined;
  /** URL of the running portal, to check when the headers are served. */
  readonly portal: string | undefined;
  /** Whether rendered pages are left to another job. Default: they follow a change. */
  readonly noPages?: true;
  /** Whether pages are rendered where the code that does it cannot be confined. */
  readonly unconfined: boolean;
}
