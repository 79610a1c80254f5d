/** `npm start`: builds what changed, then serves the portal and its local services on one origin. */
import { FolderStore } from '@portal/federation/release';
import { createSandbox, demoAccounts } from '@portal/sandbox';
import { buildSite } from './build/build-site';
import { runProgram } from './command-line/run-program';
import { parseStart } from './command-line/start';
import { paths } from './paths';

function printAccounts(): void {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  for (const { email, password, shows } of demoAccounts)
    console.log(`  ${email.padEnd(width)}  ${password.padEnd(12)}  ${shows}`);
}

/** Renders the pages for this portal; those of another port have its address in their heads. */
async function renderPages(portal: string): Promise<void> {
  const { derivePages } = await import('./release/pages-command');
  const store = new FolderStore(paths.site);
  await derivePages(portal, { store, options: {}, dryRun: false, force: false, directory: paths.home });
}

async function main(args: readonly string[]): Promise<void> {
  const { port, renderedPages } = parseStart(args);
  await buildSite();
  const app = await createSandbox({ dataDir: paths.data, siteRoot: paths.site, renderedPages });
  await app.listen({ port, host: '127.0.0.1' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      throw new Error(`Port ${port} is taken. Choose another: PORT=3001 npm start`);
    throw error;
  });
  const address = app.server.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  if (renderedPages) await renderPages(`http://localhost:${actual}`);
  console.log(
    `\nThe portal is ready: http://localhost:${actual}\n\nDemo accounts (e-mail, password, what they show):`,
  );
  printAccounts();
  console.log(`\nWhat the portal sent: http://localhost:${actual}/services/inbox\nStop with Ctrl+C.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
}

void runProgram(main, () => true);
