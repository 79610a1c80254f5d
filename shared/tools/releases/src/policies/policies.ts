import { PROBE } from '../store/probe-conditions';

/** A statement of an IAM policy. */
export interface Statement {
  readonly Effect: 'Allow' | 'Deny';
  readonly Action: readonly string[];
  readonly Resource: readonly string[];
  readonly Condition?: { readonly Null: Readonly<Record<'s3:if-none-match', 'true' | 'false'>> };
}

export interface BucketStore {
  /** The bucket's ARN, such as `arn:aws:s3:::vendor-portal`. */
  readonly arn: string;
  /** Prefix of the store's keys, without slashes at its ends. Default: none. */
  readonly prefix?: string;
}

/** Files of the host's releases: only their first version may be written. */
const HOST_RELEASES = [
  'host/releases/*',
  ...['js', 'css'].flatMap((type) => [`host/*.${type}`, `host/*.${type}.*`]),
];

/** Whether a write says that the object must not exist, so that the bucket refuses to replace it. */
const creates = (yes: boolean) =>
  ({ Condition: { Null: { 's3:if-none-match': yes ? 'false' : 'true' } } }) as const;

const keysOf = ({ arn, prefix = '' }: BucketStore, paths: readonly string[]) =>
  paths.map((path) => `${arn}/${prefix === '' ? '' : `${prefix}/`}${path}`);

const readAll = (store: BucketStore): Statement[] => [
  { Effect: 'Allow', Action: ['s3:GetObject'], Resource: keysOf(store, ['*']) },
  { Effect: 'Allow', Action: ['s3:ListBucket'], Resource: [store.arn] },
];

const write = (store: BucketStore, effect: Statement['Effect'], paths: readonly string[]): Statement => ({
  Effect: effect,
  Action: ['s3:PutObject'],
  Resource: keysOf(store, paths),
});

/**
 * What a team's pipeline may do: create files below `remotes/{name}/`, and replace the object there that shows that
 * conditional writes work. It moves no traffic, and replaces and deletes no published file. LEAST-1.
 */
export const teamStatements = (store: BucketStore, remote: string): Statement[] => [
  ...readAll(store),
  { ...write(store, 'Allow', [`remotes/${remote}/*`]), ...creates(true) },
  write(store, 'Allow', [`remotes/${remote}/${PROBE}`]),
];

/**
 * What the pipeline of the host may do: create the files of its releases. It makes none live, and replaces and deletes
 * none. LEAST-3.
 */
export const hostStatements = (store: BucketStore): Statement[] => [
  ...readAll(store),
  { ...write(store, 'Allow', HOST_RELEASES), ...creates(true) },
  write(store, 'Allow', [PROBE]),
];

/** What is derived from releases and content, and written again when either changes. */
const DERIVED = ['pages/*', '.pages/*', 'feeds/*', 'releases.json*', 'sitemap.xml*', 'robots.txt*'];

/** What the pipeline of the rendered pages may do: write them, the feeds and what lists them. LEAST-3. */
export const pagesStatements = (store: BucketStore): Statement[] => [
  ...readAll(store),
  write(store, 'Allow', [...DERIVED, PROBE]),
];

/**
 * What the operator's pipeline may do: write everything but remotes' files: the registry, the documents, the
 * configuration. It replaces no file of a published host, and deletes nothing. LEAST-2.
 */
export const trafficStatements = (store: BucketStore): Statement[] => [
  ...readAll(store),
  write(store, 'Allow', ['*']),
  write(store, 'Deny', ['remotes/*']),
  { ...write(store, 'Deny', HOST_RELEASES), ...creates(false) },
];

/** An IAM policy, as S3 and the providers that are compatible with it read it. */
export type PolicyDocument = ReturnType<typeof policyDocument>;

export const policyDocument = (statements: readonly Statement[]) =>
  ({ Version: '2012-10-17', Statement: statements }) as const;

/** A store in a folder of a Unix machine. */
interface FolderAccess {
  /** The store's folder. */
  readonly folder: string;
  /** The Unix group of the pipeline's account, by name or number. */
  readonly group: string;
}

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** Makes folders of root's that the group can write into, and whose new files belong to the group. */
const writable = (folders: readonly string[], group: string) =>
  `install -d -o root -g ${quote(group)} -m 2775 ${folders.map(quote).join(' ')}`;

/** Makes folders that only root can write into. */
const closed = (folder: string) => `install -d -o root -g root -m 755 ${quote(folder)}`;

/**
 * Shell commands for root that let a team's group write below `remotes/{name}/` and nowhere else. They can be run
 * again. LEAST-1.
 */
export const teamCommands = ({ folder, group }: FolderAccess, remote: string): string[] => [
  closed(`${folder}/remotes`),
  writable([`${folder}/remotes/${remote}`], group),
];

/** Folders that the operator's group writes into. Root can have made them: it runs `gc`, and the first releases. */
const TRAFFIC_FOLDERS = ['registry', 'host', 'host/releases', '.used'];

/** The same, with folders below them that are written again, too. */
const DERIVED_FOLDERS = ['pages', '.pages', 'feeds'];

/**
 * Shell commands for root that let the operator's group write everything but remotes' files, also where root has
 * released or rendered before. They can be run again. LEAST-2.
 */
export const trafficCommands = ({ folder, group }: FolderAccess): string[] => {
  const below = (names: readonly string[]) => names.map((name) => `${folder}/${name}`);
  const derived = below(DERIVED_FOLDERS).map(quote).join(' ');
  return [
    writable([folder, ...below(TRAFFIC_FOLDERS), ...below(DERIVED_FOLDERS)], group),
    `find ${derived} -type d -exec chgrp ${quote(group)} {} + -exec chmod 2775 {} +`,
    closed(`${folder}/remotes`),
  ];
};
