/** Decides what to install before a command. Plain JavaScript, because it runs before anything is installed. */

/** Commands that only build, serve and publish. All others need the development dependencies. */
const RUN_COMMANDS = ['start', 'release'];

const ALWAYS = ['--frozen-lockfile', '--reporter=append-only'];
/** Arguments of `pnpm install`, by scope. */
export const INSTALL_ARGUMENTS = {
  // Without a filter: pnpm 12.21 takes six times as long with one. What only tests and deployments use is a
  // development dependency of its package.
  run: [...ALWAYS, '--prod'],
  all: ALWAYS,
};

/** Parses the record of the last installation; `undefined` if it is not valid. */
export function readStamp(text) {
  try {
    const { scope, fingerprint } = JSON.parse(text);
    return Object.hasOwn(INSTALL_ARGUMENTS, scope) ? { scope, fingerprint } : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * Returns what to install before a command; `undefined` if everything is installed. Once development
 * dependencies are installed, they are kept: `npm start` must not remove a developer's tools.
 */
export function planInstallation({ command, fingerprint, stamp, hasDevelopment }) {
  const scope = hasDevelopment || !RUN_COMMANDS.includes(command) ? 'all' : 'run';
  const isInstalled = stamp?.fingerprint === fingerprint && (stamp.scope === scope || stamp.scope === 'all');
  return isInstalled ? undefined : scope;
}
