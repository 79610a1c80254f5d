import { run } from './run';

/** Installs Debian packages. Resolves to false if this is not Linux, the user is not root, or apt fails. */
export async function installWithApt(packages: readonly string[]): Promise<boolean> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  // Ignore a failed update: the existing package lists may be sufficient.
  await run('apt-get', ['update', '-qq']).catch(() => 1);
  return (await run('apt-get', ['install', '-y', '-qq', ...packages]).catch(() => 1)) === 0;
}
