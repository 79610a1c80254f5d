/** `npm start`: builds what changed, then serves the portal and its local services on one origin. */
import { createSandbox, demoAccounts } from '@portal/sandbox';
import { buildSite } from './build/build-site';
import { runProgram } from './command-line/command-line';
import { parseStart, requireFreePort } from './command-line/servers';
import { paths } from './paths';

function printAccounts(): void {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  for (const { email, password, shows } of demoAccounts)
    console.log(`  ${email.padEnd(width)}  ${password.padEnd(12)}  ${shows}`);
}

void runProgram(async (args) => {
  const { port, renderedPages, unconfined } = parseStart(args);
  await requireFreePort(port, `PORT=${port + 1} npm start`);
  await buildSite();
  const app = await createSandbox({
    dataDir: paths.data,
    siteRoot: paths.site,
    renderedPages: renderedPages ? 'on-request' : 'none',
    unconfined,
  });
  const origin = (await app.listen({ port, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost');
  // Starts what renders pages, so that the first visit does not wait for it. A failure shows at that visit.
  if (renderedPages) void fetch(`${origin}/start`).catch(() => undefined);
  console.log(`\nThe portal is ready: ${origin}\n\nDemo accounts (e-mail, password, what they show):`);
  printAccounts();
  console.log(`\nWhat the portal sent: ${origin}/services/inbox\nStop with Ctrl+C.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
}, false);
