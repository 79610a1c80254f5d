import { serveForOverride } from './override-server';

/** Serves a remote's build for an override in a deployed portal, and prints what to do with it. */
export async function serveInto(name: string, portal: string, port: number): Promise<void> {
  const address = await serveForOverride(name, port, new URL(portal).origin);
  console.log(`\n${name}, rebuilt on changes: ${address}`);
  console.log(`Open ${new URL('/start#remotes', portal)}, set this address at ${name} and reload the page.`);
}
