/** Decides what to install before a command. Plain JavaScript, because it runs before anything is installed. */

/** Commands that only build, serve and publish. All others need the development dependencies. */
const RUN_COMMANDS = ['start', 'release'];

const ALWAYS = ['--frozen-lockfile', '--reporter=append-only'];
/** The packages of these commands and of what they build. */
const RUN_PACKAGES = ['developer-portal', '@portal/workbench...', 'host...', 'mfe-*...'];

/** Arguments of `pnpm install`, by scope. */
export const INSTALL_ARGUMENTS = {
  run: [...ALWAYS, '--prod', ...RUN_PACKAGES.flatMap((name) => ['--filter-prod', name])],
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
