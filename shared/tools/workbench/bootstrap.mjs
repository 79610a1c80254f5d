/**
 * Entry point of every command. It runs before anything is installed, so it is plain JavaScript and uses
 * only Node. If the lock file or a manifest changed, it installs what the command needs, then runs the command.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { INSTALL_ARGUMENTS, planInstallation, readStamp } from './installation.mjs';

/** The first version that can `require` an ES module. */
const OLDEST_NODE = [20, 19];
const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const stamp = join(root, 'node_modules/.portal-install');
/** A development dependency: if it exists, everything was installed, possibly by hand. */
const developmentDependency = join(root, 'node_modules/@biomejs/biome');
const [command = 'start', ...args] = process.argv.slice(2);

/** Paths of all files that determine what is installed. */
function manifests() {
  const folders = [
    '.',
    'host',
    'host/deploy/aws',
    'e2e',
    ...readdirSync(root).filter((name) => name.startsWith('mfe-')),
  ];
  const shared = ['shared', 'shared/web', 'shared/tools', 'shared/published'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}`),
  );
  const packages = [...folders, ...shared]
    .map((folder) => join(root, folder, 'package.json'))
    .filter(existsSync);
  return [...packages, join(root, 'pnpm-lock.yaml'), join(root, 'pnpm-workspace.yaml')];
}

function fingerprintOfManifests() {
  const hash = createHash('sha256').update(process.version);
  for (const file of manifests()) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** Runs a program attached to this terminal; resolves to its exit code, as a shell has it: 130 after Ctrl+C. */
function run(program, programArgs) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, programArgs, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    const forward = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, forward);
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

async function install() {
  const fingerprint = fingerprintOfManifests();
  const scope = planInstallation({
    command,
    fingerprint,
    stamp: existsSync(stamp) ? readStamp(readFileSync(stamp, 'utf8')) : undefined,
    hasDevelopment: existsSync(developmentDependency),
  });
  if (scope === undefined) return;
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  console.log(`Installing with ${packageManager} …`);
  const code = await run('npx', ['--yes', packageManager, 'install', ...INSTALL_ARGUMENTS[scope]]);
  if (code !== 0) throw new Error('The installation failed; its output is above.');
  writeFileSync(stamp, JSON.stringify({ scope, fingerprint }));
}

async function main() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]))
    throw new Error(`The portal needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.version}.`);
  const program = join(root, `shared/tools/workbench/src/${command}.ts`);
  if (!existsSync(program)) throw new Error(`There is no command ${command}: npm run lists them.`);
  await install();
  // A dev server starts a fifth of a second sooner if webpack's parts trust their options. Tests start it without this.
  if (command === 'dev') process.env.SKIP_VALIDATION ??= 'true';
  process.exitCode = await run(process.execPath, ['--import', 'tsx/esm', program, ...args]);
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
