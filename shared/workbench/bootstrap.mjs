/**
 * What must run before anything is installed: plain JavaScript and nothing but Node. It installs
 * the workspace when its lock file or a manifest changed, then hands over to the command's own code.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The first that can `require` an ES module. */
const OLDEST_NODE = [20, 19];
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const stamp = join(root, 'node_modules/.portal-install');
const [command = 'start', ...args] = process.argv.slice(2);

/** Every file that decides what is installed. */
function manifests() {
  const folders = ['.', 'host', 'e2e', ...readdirSync(root).filter((name) => name.startsWith('mfe-'))];
  const shared = readdirSync(join(root, 'shared')).map((name) => `shared/${name}`);
  const packages = [...folders, ...shared]
    .map((folder) => join(root, folder, 'package.json'))
    .filter(existsSync);
  return [...packages, join(root, 'pnpm-lock.yaml'), join(root, 'pnpm-workspace.yaml')];
}

function fingerprint() {
  const hash = createHash('sha256').update(process.version);
  for (const file of manifests()) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** Runs a program with this terminal; resolves to its exit code. */
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
    child.on('exit', (code, signal) => resolve(code ?? (signal === null ? 1 : 0)));
  });
}

async function install() {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  console.log(`Installing with ${packageManager} …`);
  const code = await run('npx', [
    '--yes',
    packageManager,
    'install',
    '--frozen-lockfile',
    '--reporter=append-only',
  ]);
  if (code !== 0) throw new Error('The installation failed; its output is above.');
  writeFileSync(stamp, wanted);
}

async function main() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]))
    throw new Error(`The portal needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.version}.`);
  await install();
  process.exitCode = await run(process.execPath, [
    '--import',
    'tsx',
    join(root, `shared/workbench/src/${command}.ts`),
    ...args,
  ]);
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
