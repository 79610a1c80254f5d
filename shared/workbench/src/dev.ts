/**
 * `npm run dev`: webpack dev servers for the host and the remotes over the local services.
 * `npm run dev -- mfe-cae` serves that remote alone, in the same shell.
 */
import { join } from 'node:path';
import { REMOTES } from '@portal/federation';
import { createSandbox, demoAccounts } from '@portal/sandbox';
import { serveHost } from './dev/host-server';
import { serveRemote } from './dev/remote-server';
import { paths } from './paths';

async function main(wanted: readonly string[]): Promise<void> {
  const names = wanted.length === 0 ? REMOTES : wanted;
  const port = Number(process.env.PORT ?? 3000);
  const sandbox = await createSandbox({
    dataDir: join(paths.home, 'data'),
    siteRoot: join(process.cwd(), 'host/public'),
  });
  const services = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  const remotes = await Promise.all(names.map(serveRemote));
  const origin = await serveHost(port, services, remotes);
  console.log(`\nThe portal, with hot reload: ${origin}`);
  for (const remote of remotes)
    console.log(`  ${remote.name}: ${remote.origin}  (${remote.release.extras.portal.owns.join(', ')})`);
  console.log('Demo accounts:');
  for (const { email, password, shows } of demoAccounts) console.log(`  ${email} / ${password}: ${shows}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
