/**
 * `npm run dev`: webpack dev servers for the host and the remotes, with the local services.
 * `npm run dev -- mfe-cae`: only that remote, in the same shell.
 * `npm run dev -- mfe-cae --into https://portal.example`: the remote's build, for an override in that portal.
 */
import { REMOTES } from '@portal/build/workspace';
import { createSandbox, demoAccounts } from '@portal/sandbox';
import { runProgram } from './command-line/command-line';
import { requireKnown } from './command-line/failure';
import { requireFreePort } from './command-line/require-free-port';
import { parseDev } from './command-line/servers';
import { localOrigins } from './dev/allow-origins';
import { devSite, prepareDevSite } from './dev/dev-site';
import { serveHost } from './dev/host-server';
import { serveInto } from './dev/override-server';
import { type DevRemote, serveRemote } from './dev/remote-server';
import { paths } from './paths';

async function main(args: readonly string[]): Promise<void> {
  const request = parseDev(args);
  const { port } = request;
  const wanted = request.kind === 'into' ? [request.remote] : request.remotes;
  requireKnown('remote', wanted, REMOTES);
  await requireFreePort(port, `npm run dev -- ${[...wanted, '--port', port + 1].join(' ')}`);
  if (request.kind === 'into') return serveInto(request.remote, request.portal, port);
  const names = wanted.length === 0 ? REMOTES : new Set(wanted);
  const remotes: DevRemote[] = [];
  // One after the other: servers that look for a free port at the same time find the same one.
  for (const name of names) remotes.push(await serveRemote(name, localOrigins(port)));
  await prepareDevSite(remotes);
  const sandbox = await createSandbox({ dataDir: paths.data, siteRoot: devSite });
  const services = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  const origin = await serveHost(port, services, remotes);
  console.log(`\nThe portal, with hot reload: ${origin}`);
  for (const remote of remotes)
    console.log(`  ${remote.name}: ${remote.origin}  (${remote.release.extras.portal.owns.join(', ')})`);
  console.log('Demo accounts:');
  for (const { email, password, shows } of demoAccounts) console.log(`  ${email} / ${password}: ${shows}`);
}

void runProgram(main).then(() => {
  // Servers that have already started would keep the process alive after a failed start.
  if (process.exitCode !== undefined) process.exit();
});
