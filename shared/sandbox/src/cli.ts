import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createSandbox, demoAccounts } from './index';
import { checkListenHost, EXPOSED_WARNING } from './listen-host';
import { workspaceRoot } from './paths';

/** Starts the local services: `pnpm --filter @portal/sandbox start --port 3000 --site <folder>`. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: process.env.PORT ?? '3000' },
      host: { type: 'string', default: '127.0.0.1' },
      expose: { type: 'boolean', default: false },
      'allow-host': { type: 'string', multiple: true, default: [] },
      'data-dir': { type: 'string', default: join(workspaceRoot(), '.portal/data') },
      site: { type: 'string' },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${values.port} is not a port.`);
  const { host, expose: exposed } = values;
  checkListenHost(host, exposed);
  if (exposed) console.warn(EXPOSED_WARNING);
  const siteRoot = values.site;
  const app = await createSandbox({
    dataDir: values['data-dir'],
    exposed,
    allowedHosts: values['allow-host'],
    ...(siteRoot !== undefined && { siteRoot }),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
  console.log(`Local services: ${await app.listen({ port, host })}`);
  for (const { email, password, shows } of demoAccounts) console.log(`  ${email} / ${password}: ${shows}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
