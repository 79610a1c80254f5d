/**
 * `npm run dev`: webpack dev servers for the host and the remotes over the local services.
 * `npm run dev -- mfe-cae` serves that remote alone, in the same shell.
 * `npm run dev -- mfe-cae --into https://portal.example` serves its build for an override in that portal.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { REMOTES } from '@portal/federation';
import { createSandbox, demoAccounts } from '@portal/sandbox';
import { localOrigins } from './dev/answer-only';
import { serveHost } from './dev/host-server';
import { serveForOverride } from './dev/override-server';
import { serveRemote } from './dev/remote-server';
import { paths } from './paths';

/** Port of a build for an override; the same each time, so that the override stays good. */
const OVERRIDE_PORT = 3101;

async function serveInto(portal: string, names: readonly string[]): Promise<void> {
  if (!URL.canParse(portal)) throw new Error(`--into wants the address of a portal, not "${portal}"`);
  const [name, ...more] = names;
  if (name === undefined || more.length > 0) throw new Error('--into takes one remote');
  const address = await serveForOverride(
    name,
    Number(process.env.PORT ?? OVERRIDE_PORT),
    new URL(portal).origin,
  );
  console.log(`\n${name}, built again as it changes: ${address}`);
  console.log(
    `Open ${new URL('/start?portal-panel', portal)}, set this address at ${name}, load the page again.`,
  );
}

async function main(args: readonly string[]): Promise<void> {
  const { values, positionals: wanted } = parseArgs({
    args: [...args],
    options: { into: { type: 'string' } },
    allowPositionals: true,
  });
  if (values.into !== undefined) return serveInto(values.into, wanted);
  const names = wanted.length === 0 ? REMOTES : wanted;
  const port = Number(process.env.PORT ?? 3000);
  const sandbox = await createSandbox({
    dataDir: join(paths.home, 'data'),
    siteRoot: join(process.cwd(), 'host/public'),
  });
  const services = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  const remotes = await Promise.all(names.map((name) => serveRemote(name, localOrigins(port))));
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
