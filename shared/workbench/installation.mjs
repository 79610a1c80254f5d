/** What a command needs installed, and whether it is. Plain JavaScript, for it runs before anything is installed. */

/** Commands that need nothing of development: they build, serve and publish. Every other one needs it. */
const RUN_COMMANDS = ['start', 'release'];

const ALWAYS = ['--frozen-lockfile', '--reporter=append-only'];
/** The commands themselves, and what they build. */
const RUN_PACKAGES = ['developer-portal', '@portal/workbench...', 'host...', 'mfe-*...'];

/** Arguments of `pnpm install`, by what is to be installed. */
export const INSTALL_ARGUMENTS = {
  run: [...ALWAYS, '--prod', ...RUN_PACKAGES.flatMap((name) => ['--filter-prod', name])],
  all: ALWAYS,
};

/** Reads what the last installation left; `undefined` for anything else. */
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
 * What to install before a command; `undefined` when everything is there. Where everything was installed
 * once, it stays so: a start must not take a developer's tools away.
 */
export function planInstallation({ command, fingerprint, stamp, hasDevelopment }) {
  const scope = hasDevelopment || !RUN_COMMANDS.includes(command) ? 'all' : 'run';
  const isThere = stamp?.fingerprint === fingerprint && (stamp.scope === scope || stamp.scope === 'all');
  return isThere ? undefined : scope;
}
