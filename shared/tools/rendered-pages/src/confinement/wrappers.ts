/** What a process is started with, around Node.js itself. */
export interface Wrapper {
  /** What it adds to the weaker ones, in a few words. The kernel limits each. */
  readonly adds: string;
  /** Program and arguments; Node's follow. */
  readonly command: readonly string[];
  /** What another program is started with to act as the same user, whose limits only that user may lower. */
  readonly sameUser: readonly string[];
  /** Whether Node is a child of that program. Otherwise the program becomes Node. */
  readonly forks: boolean;
}

/** `nobody` where it exists; it needs no entry in `/etc/passwd`. */
const NOBODY = '65534';

/** Ends with its parent, and gains no rights. */
const BOUND = ['setpriv', '--pdeathsig', 'KILL', '--no-new-privs'];
const UNPRIVILEGED = [
  ...BOUND,
  ...[`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--inh-caps=-all', '--bounding-set=-all'],
];
const NAMESPACES = ['unshare', '--net', '--ipc', '--uts', '--pid', '--mount', '--mount-proc', '--fork'];

/** From the strongest to the weakest. The first is for root, who needs no namespace of users. */
export const wrappersFor = (isRoot: boolean): readonly Wrapper[] => [
  isRoot
    ? {
        adds: 'an unprivileged user in namespaces without a network and without other processes',
        command: [...BOUND, ...NAMESPACES, ...UNPRIVILEGED],
        sameUser: UNPRIVILEGED,
        forks: true,
      }
    : {
        adds: 'namespaces without a network and without other processes',
        command: [
          ...BOUND,
          ...NAMESPACES.slice(0, 1),
          '--user',
          '--map-current-user',
          ...NAMESPACES.slice(1),
          ...BOUND,
        ],
        sameUser: [],
        forks: true,
      },
  ...(isRoot
    ? [{ adds: 'an unprivileged user', command: UNPRIVILEGED, sameUser: UNPRIVILEGED, forks: false }]
    : []),
];

/** Node.js alone. */
export const NO_WRAPPER: Wrapper = {
  adds: 'the kernel’s limits',
  command: [],
  sameUser: [],
  forks: false,
};
