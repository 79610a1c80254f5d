import { serveRemote } from './remote-server';

/** Serves a remote's build for an override in a deployed portal, and prints what to do with it. */
export async function serveInto(name: string, portal: string, port: number): Promise<void> {
  const { origin, build } = await serveRemote(name, { portal: [new URL(portal).origin], port });
  // The portal does not wait as long for it as a build takes.
  await build();
  console.log(`\n${name}, with hot reload: ${origin}/mf-manifest.json`);
  console.log(`Open ${new URL('/start#remotes', portal)}, set this address at ${name} and reload the page.`);
}
