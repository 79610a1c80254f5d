/**
 * `npm run dev`: webpack dev servers for the host and the remotes, with the local services.
 * `npm run dev -- mfe-cae`: only that remote, in a built host.
 * `npm run dev -- mfe-cae --into https://portal.example`: the remote's build, for an override in that portal.
 */
import { type FSWatcher, watch } from 'node:fs';
import { join, relative } from 'node:path';
import { inputFolders } from '@portal/build';
import { isBuildInput } from '@portal/build/files-in';
import { REMOTES, workspaceRoot } from '@portal/build/workspace';
import { demoAccounts } from '@portal/sandbox/accounts';
import { runProgram } from './command-line/command-line';
import { requireKnown } from './command-line/failure';
import { parseDev, requireFreePort } from './command-line/servers';
import { devSite, prepareDevSite } from './dev/dev-site';
import { builtHost } from './dev/kept-build';
import type { DevRemote } from './dev/remote-server';
import { untilQuiet } from './dev/serve';
import { buildRemotes, serveInto, serveRemotes, serveWithBuiltHost } from './dev/serve-remotes';
import { paths } from './paths';

/** Serves the host with hot reload, over the local services. @param leavePort ends what has had the port. */
async function serveLiveHost(port: number, remotes: readonly DevRemote[], leavePort = async () => {}) {
  const [{ serveHost }, { createSandbox }] = await Promise.all([
    import('./dev/host-server'),
    import('@portal/sandbox'),
  ]);
  return serveHost(port, remotes, async () => {
    await leavePort();
    const services = await createSandbox({ dataDir: paths.data, siteRoot: devSite() });
    return services.listen({ port: 0, host: '127.0.0.1' });
  });
}

/** Not what editors write beside a file. */
const SOURCE = /\.(?:tsx?|css|json)$/;

/**
 * Calls a listener once, when a source of the host changes: its own, or one of a package that it contains.
 * @param onChange gets the changed file, relative to the workspace.
 */
async function onceHostChanges(onChange: (file: string) => Promise<void>): Promise<void> {
  const watchers: FSWatcher[] = [];
  const notice = (folder: string) => (_: string, name: string | null) => {
    if (watchers.length === 0 || name === null || !isBuildInput(name) || !SOURCE.test(name)) return;
    for (const watcher of watchers.splice(0)) watcher.close();
    onChange(relative(workspaceRoot, join(folder, name))).catch((error: unknown) => console.error(error));
  };
  for (const folder of await inputFolders('host')) {
    const sources = join(folder, 'src');
    watchers.push(watch(sources, { recursive: true }, notice(sources)));
  }
}

/** Serves some remotes in a built host, which dev servers of its own replace once its sources change. */
async function serveSome(names: readonly string[], port: number) {
  const portal = await serveWithBuiltHost(names, builtHost(), port);
  const { origin, remotes } = portal;
  await onceHostChanges(async (file) => {
    console.log(`${file} changed. The host is served from its sources from now on; this takes a moment.`);
    await serveLiveHost(port, remotes, portal.close);
    console.log('The host has hot reload now.');
    for (const remote of remotes) remote.reloadPages('the host is served from its sources from now on');
  });
  return { origin, remotes };
}

async function serveAll(port: number) {
  const remotes = await serveRemotes(REMOTES, port);
  await prepareDevSite(remotes);
  return { origin: await serveLiveHost(port, remotes), remotes };
}

void runProgram(async (args) => {
  const request = parseDev(args);
  const wanted = request.kind === 'into' ? [request.remote] : request.remotes;
  requireKnown('remote', wanted, REMOTES);
  const another = `npm run dev -- ${[...wanted, '--port', request.port + 1].join(' ')}`;
  const port = await requireFreePort(request.port, another);
  if (request.kind === 'into') return serveInto(request.remote, request.portal, port);
  const { origin, remotes } = await (wanted.length === 0
    ? serveAll(port)
    : serveSome([...new Set(wanted)], port));
  console.log(`\nThe portal, with hot reload: ${origin}`);
  for (const { name, origin: own, release } of remotes) {
    const owns = await release().then(
      ({ extras }) => extras.portal.owns.join(', '),
      // The reason has been printed.
      () => 'not described yet',
    );
    console.log(`  ${name}: ${own}  (${owns})`);
  }
  console.log('Demo accounts:');
  for (const { email, password, shows } of demoAccounts) console.log(`  ${email} / ${password}: ${shows}`);
  // A developer works on the remotes that are named. Of all, some are never opened, and their builds would delay a save.
  await buildRemotes(remotes, wanted.length === 0 ? untilQuiet : undefined);
}).then(() => {
  // Servers that have already started would keep the process alive after a failed start.
  if (process.exitCode !== undefined) process.exit();
});
