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
