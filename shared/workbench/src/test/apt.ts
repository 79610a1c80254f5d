import { run } from './run';

/** Installs packages of Debian where this user may. False where not, or where apt has failed. */
export async function installWithApt(packages: readonly string[]): Promise<boolean> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  // The lists may be old and still enough.
  await run('apt-get', ['update', '-qq']).catch(() => 1);
  return (await run('apt-get', ['install', '-y', '-qq', ...packages]).catch(() => 1)) === 0;
}
